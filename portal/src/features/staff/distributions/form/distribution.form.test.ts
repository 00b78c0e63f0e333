import type { Distribution } from '@nimio/domain/distribution/distribution.types';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeFinding } from '../../../../shared/form/field-finding';
import { centsOf } from '../../euros';
import { emptyDeduction } from '../settings/deductions.form';
import { storyDistribution } from '../story-distribution';
import {
  approvedErrors,
  distributionBody,
  distributionErrors,
  distributionValues,
  newDistribution,
  newDistributionBody,
  newDistributionErrors,
  offeredYears,
} from './distribution.form';

/** The fields of a distribution. */
const decided = {
  name: 'Lainauskorvaus 2025',
  payDate: '2026-12-15',
  source: 'LK',
  recordDay: '2026-11-15',
  announced: 1,
  potInCents: 120_000_000,
  minimumInCents: 2000,
  years: [2025],
  groups: ['gen', 'e-gen'],
  factors: [{ code: '85.2', factor: 0.725 }],
  deductions: [
    { code: 'HALL', nameFi: 'Hallinto', nameSv: 'Förvaltning', nameEn: 'Administration', percent: 2.5 },
  ],
  unregisteredPrefixes: ['978951', '978952'],
} satisfies Partial<Distribution>;
const stored: Distribution = { ...storyDistribution, ...decided };
const codesOf = (errors: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(errors).map(([name, text]) => [name, decodeFinding(text ?? '').code]));

describe('a sum in euros', () => {
  it.each([
    ['1 200 000,00', 120_000_000],
    ['1\u00a0200\u00a0000 €', 120_000_000],
    ['0,5', 50],
    ['12.34', 1234],
    ['', undefined],
    ['1,234', Number.NaN],
    ['1.200.000,00', Number.NaN],
    ['-5', Number.NaN],
    ['paljon', Number.NaN],
  ])('%j is %s cents', (typed, cents) => expect(centsOf(typed)).toBe(cents));

  it('round-trips', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999_999 }), (potInCents) => {
        expect(distributionBody(distributionValues({ ...stored, potInCents })).potInCents).toBe(potInCents);
      }),
    );
  });
});

it('stored values are sent unchanged', () => {
  expect(distributionBody(distributionValues(stored))).toEqual(decided);
  expect(distributionErrors(distributionValues(stored))).toEqual({});
});

it('what is left empty in a new one comes from the settings of its year', () => {
  const values = { ...distributionValues(stored), recordDay: ' ', minimumInCents: '' };
  const { recordDay, minimumInCents, deductions, unregisteredPrefixes } = newDistributionBody(values);
  expect([recordDay, minimumInCents, deductions, unregisteredPrefixes]).toEqual(Array(4).fill(undefined));
  expect(newDistributionErrors(values)).toEqual({});
  expect(codesOf(distributionErrors(values))).toEqual({ recordDay: 'required', minimumInCents: 'required' });
});

it('prefixes are typed with commas, spaces or hyphens', () => {
  const values = { ...distributionValues(stored), unregisteredPrefixes: '978-951,  978952;979' };
  expect(distributionBody(values).unregisteredPrefixes).toEqual(['978951', '978952', '979']);
});

it('a record day after the payment is an error', () => {
  const values = { ...distributionValues(stored), recordDay: '16.12.2026' };
  expect(codesOf(distributionErrors(values))).toEqual({ recordDay: 'dayInvalid' });
  expect(codesOf(newDistributionErrors(values))).toEqual({ recordDay: 'dayInvalid' });
  expect(approvedErrors(values)).toEqual({});
});

it('errors are at their fields', () => {
  const factors = [
    { code: '8', factor: '1,000' },
    { code: '85.2', factor: '0,7255' },
  ];
  const groups = ['gen', 'cel'];
  const deductions = [{ ...emptyDeduction, code: 'A' }];
  const values = {
    ...newDistribution([]),
    potInCents: 'x',
    minimumInCents: 'y',
    groups,
    factors,
    deductions,
  };
  expect(codesOf(distributionErrors(values))).toEqual({
    name: 'required',
    payDate: 'required',
    potInCents: 'wrongType',
    recordDay: 'required',
    minimumInCents: 'wrongType',
    years: 'invalid',
    groups: 'groupsMixed',
    'factors.1.factor': 'invalid',
    'deductions.0.nameFi': 'required',
    'deductions.0.nameSv': 'required',
    'deductions.0.nameEn': 'required',
    'deductions.0.percent': 'required',
  });
});

it('offers the last twenty years and the previous choice', () => {
  const years = offeredYears([1999, 2020], new Date('2026-11-23T10:00:00.000Z'));
  expect(years).toHaveLength(21);
  expect([years[0], years[19], years[20]]).toEqual([2026, 2007, 1999]);
});
