import type { Deduction } from '@nimio/domain/accounting-settings/accounting-settings.types';
import { fromTenths, toTenths } from '@nimio/domain/taxation/rate';
import {
  firstWithholding,
  type PayeeKind,
  type Residence,
  type WithholdingDefault,
} from '@nimio/domain/taxation/withholding';
import type { Transaction } from '../../data/database.js';
import { query, type Reader } from '../../data/sql.js';

export interface YearRow {
  year: number;
  /** In cents; PostgreSQL returns bigint as text. */
  minimum_cents: number | string;
  record_day_offset: number;
  claim_years: number;
  pay_out_after_years: number | null;
  /** Separated by commas. */
  unregistered_prefixes: string;
}

/** A deduction of a year or of a distribution. */
export interface DeductionRow {
  code: string;
  name_fi: string;
  name_sv: string;
  name_en: string;
  percent_hundredths: number;
}

export const deductionColumns = 'code, name_fi, name_sv, name_en, percent_hundredths';
const yearColumns =
  'year, minimum_cents, record_day_offset, claim_years, pay_out_after_years, unregistered_prefixes';
const years = query<YearRow>(`select ${yearColumns} from accounting_years order by year desc`);
const byYear = query<YearRow>(`select ${yearColumns} from accounting_years where year = ?`);
const deductionsOfYears = query<DeductionRow & { year: number }>(
  `select year, ${deductionColumns} from accounting_deductions order by year, position`,
);

/** The newest first. */
export const readYears = (reader: Reader): Promise<YearRow[]> => reader.all(years);

export const findYear = (reader: Reader, year: number): Promise<YearRow | undefined> =>
  reader.first(byYear, [year]);

export const lockYear = (tx: Transaction, year: number): Promise<YearRow | undefined> =>
  tx.lock(byYear, [year]);

export const readDeductionsOfYears = (reader: Reader): Promise<(DeductionRow & { year: number })[]> =>
  reader.all(deductionsOfYears);

interface WithholdingRow {
  year: number;
  payee_kind: PayeeKind;
  residence: Residence;
  /** Whole tenths of a percent. */
  rate: number;
}

const withholdingOfYears = query<WithholdingRow>(
  'select year, payee_kind, residence, rate from withholding_defaults',
);
const withholdingUntil = query<WithholdingRow>(
  `select year, payee_kind, residence, rate from withholding_defaults
    where year = (select max(year) from withholding_defaults where year <= ?)`,
);

/** The defaults of a year in the order of the kinds. */
const inOrder = (rows: readonly WithholdingRow[]): WithholdingDefault[] =>
  firstWithholding.flatMap(({ payeeKind, residence }) =>
    rows
      .filter((row) => row.payee_kind === payeeKind && row.residence === residence)
      .map(({ rate }) => ({ payeeKind, residence, rate: fromTenths(rate) })),
  );

/** The defaults of each of these years, by year. */
export async function readWithholdingOfYears(
  reader: Reader,
  years: readonly number[],
): Promise<Map<number, WithholdingDefault[]>> {
  const rows = await reader.all(withholdingOfYears);
  return new Map(years.map((of) => [of, inOrder(rows.filter(({ year }) => year === of))]));
}

/** What is withheld without tax data from payments of a year. */
export async function readWithholding(reader: Reader, year: number): Promise<WithholdingDefault[]> {
  const rows = await reader.all(withholdingUntil, [year]);
  return rows.length === 0 ? firstWithholding : inOrder(rows);
}

export async function storeWithholding(
  tx: Transaction,
  year: number,
  defaults: readonly WithholdingDefault[],
): Promise<void> {
  await tx.table('withholding_defaults').where({ year }).delete();
  for (const { payeeKind: payee_kind, residence, rate } of defaults)
    await tx.table('withholding_defaults').insert({ year, payee_kind, residence, rate: toTenths(rate) });
}

/** The prefixes as one column. */
export const joinPrefixes = (prefixes: readonly string[]): string => prefixes.join(',');
export const splitPrefixes = (column: string): string[] => (column === '' ? [] : column.split(','));

export const presentDeduction = (row: DeductionRow): Deduction => ({
  ...{ code: row.code, nameFi: row.name_fi, nameSv: row.name_sv, nameEn: row.name_en },
  percent: row.percent_hundredths / 100,
});

/** Replaces the deductions of a year or of a distribution, in their order. */
export async function storeDeductions(
  tx: Transaction,
  table: 'accounting_deductions' | 'distribution_deductions',
  owner: { year: number } | { distribution_id: number },
  deductions: readonly Deduction[],
): Promise<void> {
  await tx.table(table).where(owner).delete();
  for (const [position, { code, nameFi, nameSv, nameEn, percent }] of deductions.entries()) {
    const names = { name_fi: nameFi, name_sv: nameSv, name_en: nameEn };
    const hundredths = Math.round(percent * 100);
    await tx.table(table).insert({ ...owner, position, code, ...names, percent_hundredths: hundredths });
  }
}

export async function insertYear(tx: Transaction, row: YearRow): Promise<void> {
  await tx.table('accounting_years').insert({ ...row });
}

export async function saveYear(tx: Transaction, { year, ...changes }: YearRow): Promise<void> {
  await tx.table('accounting_years').where({ year }).update(changes);
}
