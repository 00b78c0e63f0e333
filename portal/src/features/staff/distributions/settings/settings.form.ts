import type { updateAccountingSettings } from '@nimio/domain/accounting-settings/accounting-settings.endpoints';
import { accountingSettingsSchema } from '@nimio/domain/accounting-settings/accounting-settings.schema';
import type { AccountingSettings } from '@nimio/domain/accounting-settings/accounting-settings.types';
import type { BodyOf } from '@nimio/domain/endpoint';
import type { WithholdingDefault } from '@nimio/domain/taxation/withholding';
import { validateWith } from '../../../../shared/form/validate-with';
import { formatPercent } from '../../../../shared/intl/percent';
import { typedDecimal } from '../../decimal';
import { centsOf, eurosText } from '../../euros';
import {
  type DeductionValues,
  deductionValues,
  prefixesText,
  typedDeductions,
  typedPrefixes,
} from './deductions.form';

/** A default rate as typed: 12,5. */
interface WithholdingValues extends Omit<WithholdingDefault, 'rate'> {
  rate: string;
}

/** The form values of a year's settings. */
export interface SettingsValues {
  /** In euros: 20,00. */
  minimumInCents: string;
  recordDayOffset: string;
  claimYears: string;
  /** Empty for never. */
  payOutAfterYears: string;
  deductions: readonly DeductionValues[];
  /** 978951, 978952. */
  unregisteredPrefixes: string;
  withholding: readonly WithholdingValues[];
}

export const settingsValues = (stored: AccountingSettings): SettingsValues => ({
  minimumInCents: eurosText(stored.minimumInCents),
  recordDayOffset: String(stored.recordDayOffset),
  claimYears: String(stored.claimYears),
  payOutAfterYears: stored.payOutAfterYears === null ? '' : String(stored.payOutAfterYears),
  deductions: deductionValues(stored.deductions),
  unregisteredPrefixes: prefixesText(stored.unregisteredPrefixes),
  withholding: stored.withholding.map(({ rate, ...payee }) => ({ ...payee, rate: formatPercent(rate) })),
});

/** The body of the call. */
export const settingsBody = (values: SettingsValues) =>
  ({
    minimumInCents: centsOf(values.minimumInCents),
    recordDayOffset: typedDecimal(values.recordDayOffset),
    claimYears: typedDecimal(values.claimYears),
    payOutAfterYears: typedDecimal(values.payOutAfterYears) ?? null,
    unregisteredPrefixes: typedPrefixes(values.unregisteredPrefixes),
    deductions: typedDeductions(values.deductions),
    withholding: values.withholding.map(({ rate, ...payee }) => ({ ...payee, rate: typedDecimal(rate) })),
  }) as BodyOf<typeof updateAccountingSettings>;

/** Validates by the schema. */
export const settingsErrors = validateWith<SettingsValues>(accountingSettingsSchema, settingsBody);
