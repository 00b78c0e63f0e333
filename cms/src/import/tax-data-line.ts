import { parseIdentityCode } from '@nimio/domain/person/identity-code';
import { isOnStep } from '@nimio/domain/taxation/proposal';
import { toTenths } from '@nimio/domain/taxation/rate';
import { type TaxType, taxTypes } from '@nimio/domain/taxation/tax-types';
import { isTaxYear } from '@nimio/domain/taxation/tax-year';

/** The values of a line of the yearly file. */
export interface TaxDataLine {
  identityCode: string;
  type: TaxType;
  /** Whole tenths of a percent; null if the type implies the rate. */
  rate: number | null;
  year: number;
}

/** Why a line is skipped, as shown in the report. */
export type LineFault = 'columns' | 'identity code' | 'type' | 'rate' | 'year';

const isTaxType = (text: string): text is TaxType => (taxTypes as readonly string[]).includes(text);

/** `20,5` and `20.5` as tenths; undefined for anything but a rate. */
function tenthsOf(text: string): number | null | undefined {
  if (text === '') return null;
  if (!/^\d{1,3}(?:[.,]\d)?$/.test(text)) return undefined;
  const rate = Number(text.replace(',', '.'));
  return rate <= 100 && isOnStep(rate) ? toTenths(rate) : undefined;
}

/** A line of the file: `identity code;type;rate;year`. */
export function readLine(text: string, now: Date): TaxDataLine | LineFault {
  const cells = text.split(';').map((cell) => cell.trim());
  const [codeText = '', type = '', rateText = '', yearText = ''] = cells;
  if (cells.length !== 4) return 'columns';
  // Test identity codes are accepted, because they belong to no one and the register does not know them.
  const code = parseIdentityCode(codeText, { allowTest: true });
  if (!code.ok) return 'identity code';
  if (!isTaxType(type)) return 'type';
  const rate = tenthsOf(rateText);
  if (rate === undefined) return 'rate';
  const year = Number(yearText);
  return isTaxYear(year, now) ? { identityCode: code.value, type, rate, year } : 'year';
}
