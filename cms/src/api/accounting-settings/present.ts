import type { AccountingSettings } from '@nimio/domain/accounting-settings/accounting-settings.types';
import { DomainError } from '@nimio/domain/errors';
import type { Transaction } from '../../data/database.js';
import type { Reader } from '../../data/sql.js';
import {
  insertYear,
  joinPrefixes,
  presentDeduction,
  readDeductionsOfYears,
  readWithholdingOfYears,
  readYears,
  splitPrefixes,
  storeDeductions,
  storeWithholding,
  type YearRow,
} from './store.js';

/** The settings of these years, in their order. */
async function presentYears(reader: Reader, rows: readonly YearRow[]): Promise<AccountingSettings[]> {
  const deductions = await readDeductionsOfYears(reader);
  const withholding = await readWithholdingOfYears(
    reader,
    rows.map(({ year }) => year),
  );
  return rows.map((row) => ({
    year: row.year,
    minimumInCents: Number(row.minimum_cents),
    recordDayOffset: row.record_day_offset,
    claimYears: row.claim_years,
    payOutAfterYears: row.pay_out_after_years,
    unregisteredPrefixes: splitPrefixes(row.unregistered_prefixes),
    deductions: deductions.filter(({ year }) => year === row.year).map(presentDeduction),
    withholding: withholding.get(row.year) ?? [],
  }));
}

/** The settings of all years, newest first. */
export const readAllSettings = async (reader: Reader): Promise<AccountingSettings[]> =>
  presentYears(reader, await readYears(reader));

/** @throws `notFound` for a year without settings */
export async function presentYear(reader: Reader, row: YearRow | undefined): Promise<AccountingSettings> {
  const [settings] = row ? await presentYears(reader, [row]) : [];
  if (!settings) throw new DomainError('notFound');
  return settings;
}

/** Stores the lists of a year's settings. */
export async function storeLists(
  tx: Transaction,
  { year, deductions, withholding }: AccountingSettings,
): Promise<void> {
  await storeDeductions(tx, 'accounting_deductions', { year }, deductions);
  await storeWithholding(tx, year, withholding);
}

/** Creates the settings of a year. */
export async function createYear(tx: Transaction, settings: AccountingSettings): Promise<void> {
  await insertYear(tx, rowOf(settings));
  await storeLists(tx, settings);
}

export const rowOf = (settings: AccountingSettings): YearRow => ({
  year: settings.year,
  minimum_cents: settings.minimumInCents,
  record_day_offset: settings.recordDayOffset,
  claim_years: settings.claimYears,
  pay_out_after_years: settings.payOutAfterYears,
  unregistered_prefixes: joinPrefixes(settings.unregisteredPrefixes),
});
