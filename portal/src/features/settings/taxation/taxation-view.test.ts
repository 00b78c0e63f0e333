import type { Taxation } from '@nimio/domain/taxation/taxation.types';
import { expect, test } from 'vitest';
import { noTaxation } from '../../../shared/tax-data/story-taxation';
import { viewOf } from './taxation-view';

const now = new Date('2026-11-20T12:00:00Z');
const creator = { roles: [{ code: 'creator', term: 'tekijä' }] } as const;
const view = (changes: Partial<Taxation>) =>
  viewOf({ roles: [...creator.roles] }, { ...noTaxation, ...changes }, now);

test('without data the default is shown and withheld', () => {
  expect(view({})).toMatchObject({ shown: 60, effective: 60, basis: 'none', isYearOld: false });
});

test('the rule that gives the percent is the rate, the type or the default of the payee', () => {
  const current = { taxYear: 2026 } as const;
  expect(view({ ...current, taxType: 'ST', taxRate: 12 }).rule).toBe('set');
  expect(view({ ...current, taxType: 'P' }).rule).toBe('type');
  expect(view({ ...current, taxType: 'L_15' }).rule).toBe('type');
  expect(view({ ...current, taxType: 'M', defaultRate: 30 })).toMatchObject({
    rule: 'default',
    effective: 30,
  });
});

test('without data a payee abroad pays tax at source by the default', () => {
  expect(view({ defaultRate: 20, taxResidence: 'SE' })).toMatchObject({ effective: 20, isAtSource: true });
});

test('data of the year before last are no longer valid', () => {
  const old = { taxType: 'ST', taxRate: 12, taxYear: 2024 } as const;
  expect(view(old)).toMatchObject({ shown: 60, effective: 60, basis: 'tooOld', isYearOld: true });
});

test('last year’s data are still valid, with a warning', () => {
  const last = { taxType: 'ST', taxRate: 12, taxYear: 2025 } as const;
  expect(view(last)).toMatchObject({ shown: 12, effective: 12, basis: 'known', isYearOld: true });
});

test('next year’s data are not in force yet, and are shown with the rate that they will have', () => {
  const next = { taxType: 'P', taxRate: null, taxYear: 2027 } as const;
  expect(view({ taxType: 'ST', taxRate: 12, taxYear: 2026, next })).toMatchObject({
    ...{ shown: 12, effective: 12, basis: 'known' },
    next: { rate: 30, year: 2027 },
  });
});

test('tax at source withholds by its type, even without a rate', () => {
  expect(view({ taxType: 'L_15', taxYear: 2026 })).toMatchObject({
    shown: 0,
    effective: 15,
    isAtSource: true,
  });
});
