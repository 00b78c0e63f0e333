import { type TaxType } from '@nimio/domain/taxation/tax-types';
import { taxDataSchema } from '@nimio/domain/taxation/taxation.schema';
import type { FieldTexts } from '../form/use-field-text';
import { validateWith } from '../form/validate-with';

/** The form values of tax data; the rate is in percent. */
export interface TaxDataValues {
  taxType: string;
  taxRate: number | null;
  taxYear: number | null;
}

/** The body of the call; missing values are left out. */
export const taxDataOnTheWire = ({ taxType, taxRate, taxYear }: TaxDataValues) => ({
  taxType: taxType as TaxType,
  taxRate: taxRate ?? undefined,
  taxYear: taxYear ?? undefined,
});

export const taxDataErrors = validateWith<TaxDataValues>(taxDataSchema, taxDataOnTheWire);

/** Error texts of fields that are left empty. */
export const taxDataTexts: FieldTexts<TaxDataValues> = {
  'taxRate.required': 'taxData.rateRequired',
  'taxYear.required': 'taxData.yearRequired',
};
