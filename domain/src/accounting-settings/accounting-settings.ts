import type { Language } from '../language.js';
import { firstWithholding } from '../taxation/withholding.js';
import type { AccountingSettings, Deduction } from './accounting-settings.types.js';

type Settings = Omit<AccountingSettings, 'year'>;

/** The settings until the society stores those of a year. */
export const firstSettings: Settings = {
  minimumInCents: 2000,
  recordDayOffset: 30,
  claimYears: 3,
  payOutAfterYears: null,
  unregisteredPrefixes: ['978951', '978952'],
  deductions: [],
  withholding: firstWithholding,
};

/** The settings that apply to distributions paid in a year: its own, else those of the newest earlier year. */
export function settingsOfYear(stored: readonly AccountingSettings[], year: number): Settings {
  const [newest] = stored.filter((one) => one.year <= year).sort((a, b) => b.year - a.year);
  return newest ?? firstSettings;
}

/** The cents that a deduction takes: its percentage of the whole pot, rounded down to the cent. */
export const deductedCents = (potInCents: number, { percent }: { percent: number }): number =>
  Math.floor((potInCents * Math.round(percent * 100)) / 10_000);

/** The cents that all deductions take together; the others are allocated. */
export const totalDeducted = (potInCents: number, deductions: readonly { percent: number }[]): number =>
  deductions.reduce((sum, deduction) => sum + deductedCents(potInCents, deduction), 0);

/** The name of a deduction in a language. */
export const deductionName = (deduction: Omit<Deduction, 'percent'>, language: Language): string =>
  deduction[({ fi: 'nameFi', sv: 'nameSv', en: 'nameEn' } as const)[language]];

/** The record day of a payment date by the settings of its year; both `YYYY-MM-DD`. */
export const recordDayOf = (payDate: string, { recordDayOffset }: { recordDayOffset: number }): string =>
  new Date(Date.parse(`${payDate}T12:00:00.000Z`) - recordDayOffset * 24 * 60 * 60_000)
    .toISOString()
    .slice(0, 10);
