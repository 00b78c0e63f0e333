import type { Language } from '../language.js';
import type { PaymentReason } from './accounting.types.js';

/** What the statement of a payment shows, whatever it is printed on. */
export interface Statement {
  language: Language;
  /** The society's name in this language. */
  payer: string;
  /** The society's colour, `#rrggbb`. */
  accent: string;
  payee: {
    name: string;
    /** The lines of the address; none where it is not known. */
    address: readonly string[];
  };
  payment: PaymentReason;
}
