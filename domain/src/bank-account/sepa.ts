import { isSEPACountry } from 'ibantools';
import { ibanCountry } from './iban.js';

/** Countries that joined the area in 2024 and 2025, which the package does not know yet (EPC409-09). */
const joined = ['AL', 'MD', 'ME', 'MK', 'RS'];

/** Whether a valid IBAN is of the Single Euro Payments Area, within which a SEPA credit transfer can be made. */
export function isSepaIban(iban: string): boolean {
  const country = ibanCountry(iban);
  return country !== undefined && (isSEPACountry(country) || joined.includes(country));
}
