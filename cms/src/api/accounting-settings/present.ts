import type { AccountingSettings } from '@nimio/domain/accounting-settings/accounting-settings.types';
import type { Reader } from '../../data/sql.js';
import {
  type DeductionRow,
  joinPrefixes,
  presentDeduction,
  readDeductionsOfYears,
  readYears,
  splitPrefixes,
  type YearRow,
} from './store.js';

export const presentSettings = (
  row: YearRow,
  deductions: readonly (DeductionRow & { year: number })[],
): AccountingSettings => ({
  year: row.year,
  minimumInCents: Number(row.minimum_cents),
  recordDayOffset: row.record_day_offset,
  claimYears: row.claim_years,
  payOutAfterYears: row.pay_out_after_years,
  unregisteredPrefixes: splitPrefixes(row.unregistered_prefixes),
  deductions: deductions.filter(({ year }) => year === row.year).map(presentDeduction),
});

export const rowOf = ({ deductions: _, ...settings }: AccountingSettings): YearRow => ({
  year: settings.year,
  minimum_cents: settings.minimumInCents,
  record_day_offset: settings.recordDayOffset,
  claim_years: settings.claimYears,
  pay_out_after_years: settings.payOutAfterYears,
  unregistered_prefixes: joinPrefixes(settings.unregisteredPrefixes),
});

/** The settings of all years, newest first. */
export async function readAllSettings(reader: Reader): Promise<AccountingSettings[]> {
  const deductions = await readDeductionsOfYears(reader);
  return (await readYears(reader)).map((row) => presentSettings(row, deductions));
}
