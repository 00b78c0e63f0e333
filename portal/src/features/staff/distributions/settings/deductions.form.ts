import { deductionName } from '@nimio/domain/accounting-settings/accounting-settings';
import type { Deduction } from '@nimio/domain/accounting-settings/accounting-settings.types';
import type { Language } from '@nimio/domain/language';
import { formatPercent } from '../../../../shared/intl/percent';
import { typedDecimal } from '../../decimal';

/** A deduction with its percentage as typed: 2,5. */
export interface DeductionValues extends Omit<Deduction, 'percent'> {
  percent: string;
}

export const emptyDeduction: DeductionValues = { code: '', nameFi: '', nameSv: '', nameEn: '', percent: '' };

export const deductionValues = (deductions: readonly Deduction[]): DeductionValues[] =>
  deductions.map(({ percent, ...deduction }) => ({ ...deduction, percent: formatPercent(percent) }));

/** The deductions as the body of a call; a percentage that is no number is NaN. */
export const typedDeductions = (deductions: readonly DeductionValues[]): Deduction[] =>
  deductions.map(({ code, percent, ...names }) => ({
    ...names,
    code: code.trim(),
    percent: typedDecimal(percent) as number,
  }));

/** The deductions in one line: Hallintokulut 5 %, Kulttuurirahasto 2,5 %. */
export const deductionsText = (deductions: readonly Deduction[], language: Language): string =>
  deductions
    .map((deduction) => `${deductionName(deduction, language)} ${formatPercent(deduction.percent)}\u00a0%`)
    .join(', ');

export const prefixesText = (prefixes: readonly string[]): string => prefixes.join(', ');

/** The prefixes as typed: separated by commas or spaces, with or without hyphens. */
export const typedPrefixes = (typed: string): string[] =>
  typed
    .replaceAll('-', '')
    .split(/[\s,;]+/)
    .filter(Boolean);
