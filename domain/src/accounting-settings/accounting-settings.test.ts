import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DomainError } from '../errors.js';
import { firstWithholding } from '../taxation/withholding.js';
import { validateBody } from '../validation.js';
import {
  deductedCents,
  firstSettings,
  recordDayOf,
  settingsOfYear,
  totalDeducted,
} from './accounting-settings.js';
import { accountingSettingsSchema } from './accounting-settings.schema.js';

const deduction = (code: string, percent: number) => ({
  ...{ code, percent },
  ...{ nameFi: 'Hallinto', nameSv: 'Förvaltning', nameEn: 'Administration' },
});

const withRate = (rate: number) => firstWithholding.map((one, at) => (at === 0 ? { ...one, rate } : one));

/** The codes of the fields that the schema refuses. */
const refused = (changes: object): Record<string, string> => {
  try {
    validateBody(accountingSettingsSchema, { ...firstSettings, ...changes });
    return {};
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return Object.fromEntries((error.details.fields ?? []).map(({ path, code }) => [path, code]));
  }
};

describe('the settings of a year', () => {
  it.each<[object, Record<string, string>]>([
    [{}, {}],
    [{ recordDayOffset: 0, claimYears: 10, payOutAfterYears: 1, unregisteredPrefixes: [] }, {}],
    [{ deductions: [deduction('A', 99.99)] }, {}],
    [{ deductions: [deduction('A', 60), deduction('B', 40)] }, { 'deductions[1].percent': 'tooBig' }],
    [{ deductions: [deduction('A', 1), deduction('A', 2)] }, { 'deductions[1].code': 'invalid' }],
    [{ deductions: [deduction('A', 1.234)] }, { 'deductions[0].percent': 'invalid' }],
    [{ deductions: [deduction('A', -1)] }, { 'deductions[0].percent': 'tooSmall' }],
    [{ deductions: [{ ...deduction('A', 1), nameSv: '' }] }, { 'deductions[0].nameSv': 'required' }],
    [{ unregisteredPrefixes: ['978951', '979'] }, {}],
    [{ unregisteredPrefixes: ['97'] }, { unregisteredPrefixes: 'isbnInvalid' }],
    [{ unregisteredPrefixes: ['951'] }, { unregisteredPrefixes: 'isbnInvalid' }],
    [{ unregisteredPrefixes: ['9789510000000'] }, { unregisteredPrefixes: 'isbnInvalid' }],
    [{ unregisteredPrefixes: ['978951', '978951'] }, { unregisteredPrefixes: 'invalid' }],
    [{ recordDayOffset: 121 }, { recordDayOffset: 'tooBig' }],
    [{ recordDayOffset: -1 }, { recordDayOffset: 'tooSmall' }],
    [{ claimYears: 0 }, { claimYears: 'tooSmall' }],
    [{ claimYears: 11 }, { claimYears: 'tooBig' }],
    [{ payOutAfterYears: 0 }, { payOutAfterYears: 'tooSmall' }],
    [{ withholding: firstWithholding.slice(1) }, { withholding: 'required' }],
    [{ withholding: [...firstWithholding, firstWithholding[0]] }, { withholding: 'required' }],
    [{ withholding: withRate(101) }, { 'withholding[0].rate': 'tooBig' }],
    [{ withholding: withRate(0.3) }, { 'withholding[0].rate': 'taxRateStep' }],
    [{ minimumInCents: 0.5 }, { minimumInCents: 'wrongType' }],
  ])('%o are refused with %o', (changes, codes) => expect(refused(changes)).toEqual(codes));

  it.each([
    [2023, 2000],
    [2024, 1],
    [2025, 1],
    [2026, 3],
    [2030, 3],
  ])('of a distribution paid in %i are the newest not later than it', (year, minimumInCents) => {
    const stored = [
      { ...firstSettings, year: 2026, minimumInCents: 3 },
      { ...firstSettings, year: 2024, minimumInCents: 1 },
    ];
    expect(settingsOfYear(stored, year).minimumInCents).toBe(minimumInCents);
  });

  it.each([
    ['2026-12-15', 30, '2026-11-15'],
    ['2026-01-15', 30, '2025-12-16'],
    ['2024-03-01', 1, '2024-02-29'],
    ['2026-12-15', 0, '2026-12-15'],
  ])('put the record day of %s %i days earlier, on %s', (payDate, recordDayOffset, day) =>
    expect(recordDayOf(payDate, { recordDayOffset })).toBe(day),
  );
});

describe('deductions', () => {
  it.each([
    [1000, 5, 50],
    [999, 5, 49],
    [33, 3.33, 1],
    [99_999_999_999, 99.99, 99_989_999_999],
    [100, 0, 0],
  ])('of %i cents at %f percent are %i', (pot, percent, cents) =>
    expect(deductedCents(pot, { percent })).toBe(cents),
  );

  it('are each the percentage of the whole pot, rounded down, and leave something to allocate', () => {
    const hundredths = fc.array(fc.integer({ min: 0, max: 9999 }), { maxLength: 10 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999_999 }), hundredths, (pot, parts) => {
        fc.pre(parts.reduce((sum, part) => sum + part, 0) < 10_000);
        const exact = parts.map((part) => Number((BigInt(pot) * BigInt(part)) / 10_000n));
        const deductions = parts.map((part) => ({ percent: part / 100 }));
        expect(deductions.map((one) => deductedCents(pot, one))).toEqual(exact);
        expect(totalDeducted(pot, deductions)).toBeLessThan(pot);
      }),
    );
  });
});
