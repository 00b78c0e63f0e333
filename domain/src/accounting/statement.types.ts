import type { Language } from '../language.js';
import type { PaymentReason } from './accounting.types.js';

/** The content of a payment's statement, independent of its format. */
export interface Statement {
  language: Language;
  /** The society's name in this language. */
  payer: string;
  /** The society's colour, `#rrggbb`. */
  accent: string;
  payee: {
    name: string;
    /** The lines of the address; empty when it is not known. */
    address: readonly string[];
  };
  payment: PaymentReason;
}
