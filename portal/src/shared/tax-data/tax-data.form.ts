import { type TaxType } from '@nimio/domain/taxation/tax-types';
import { taxDataSchema } from '@nimio/domain/taxation/taxation.schema';
import { validateWith } from '../form/validate-with';

/** Tax data as staff type them; the rate in percent. */
export interface TaxDataValues {
  taxType: string;
  taxRate: number | null;
  taxYear: number | null;
}

/** As the wire has them; what is missing is not there. */
export const taxDataOnTheWire = ({ taxType, taxRate, taxYear }: TaxDataValues) => ({
  taxType: taxType as TaxType,
  taxRate: taxRate ?? undefined,
  taxYear: taxYear ?? undefined,
});

export const taxDataErrors = validateWith<TaxDataValues>(taxDataSchema, taxDataOnTheWire);
