import { expect, test } from 'vitest';
import {
  afterBlur,
  afterChange,
  afterChanges,
  countChanges,
  type Findings,
  inOrderOf,
  nothingFound,
  onlyErrors,
  sameValue,
} from './form-state';

interface Values {
  iban: string;
  city: string;
}

test.each([
  ['', null, true],
  [undefined, '', true],
  ['a', 'b', false],
  [0, '', false],
  [false, '', false],
  [['a'], ['a'], true],
  [['a'], ['b'], false],
  [['a', 'b'], ['b', 'a'], true],
  [[{ of: 'a' }, { of: 'b' }], [{ of: 'b' }, { of: 'a' }], false],
  [{ a: '1', b: '' }, { b: null, a: '1' }, true],
  [{ a: '1' }, { a: '2' }, false],
  [new Set(['a']), new Set(['b']), false],
  [new File(['1'], 'a.pdf'), new File(['2'], 'a.pdf'), false],
])('%j and %j are the same value: %s', (one, other, same) => {
  expect(sameValue(one, other)).toBe(same);
});

test('counts the fields that differ', () => {
  expect(countChanges({ a: '1', b: '', c: true }, { a: '2', b: '', c: false })).toBe(2);
  expect(countChanges<Record<string, string>>({ a: '' }, {})).toBe(0);
});

test('drops fields without an error', () => {
  expect(onlyErrors<Values>({ iban: 'ibanInvalid', city: '' })).toEqual({ iban: 'ibanInvalid' });
});

test('errors are in the order of the fields', () => {
  const found = { other: 'unknown', city: 'cityMissing', iban: 'ibanInvalid' };
  expect(inOrderOf<Values>({ iban: '', city: '' }, found).map(([name]) => name)).toEqual([
    'iban',
    'city',
    'other',
  ]);
});

const check = () => ({ iban: 'ibanInvalid', city: 'cityMissing' });

test('nothing is validated while typing before the first submit', () => {
  expect(afterChange<Values>(nothingFound, 'city', check).found).toEqual({});
});

test('a blur validates only that field', () => {
  expect(afterBlur<Values>(nothingFound, 'iban', check).found).toEqual({ iban: 'ibanInvalid' });
});

test('an error found on blur disappears while typing, without others', () => {
  const left: Findings<Values> = { ...nothingFound, found: { iban: 'ibanInvalid' } };
  expect(afterChange(left, 'iban', () => ({ city: 'cityMissing' })).found).toEqual({});
});

test('after the first submit every error follows the typing', () => {
  const checked: Findings<Values> = { isChecked: true, found: {}, told: {} };
  expect(afterChange(checked, 'city', check).found).toEqual(check());
});

test('a server error disappears when its field changes, others stay', () => {
  const told: Findings<Values> = { isChecked: true, found: {}, told: { iban: 'taken', city: 'unknown' } };
  expect(afterChange(told, 'iban', () => ({})).told).toEqual({ city: 'unknown' });
});

test('a server error at a row disappears when its list changes, also by a new row', () => {
  const told: Findings<{ rows: string[]; city: string }> = {
    isChecked: true,
    found: {},
    told: { ...{ 'rows.0.iban': 'taken' }, city: 'unknown' },
  };
  const before = { rows: ['a'], city: '' };
  expect(afterChanges(told, before, { ...before, rows: ['b', 'a'] }, () => ({})).told).toEqual({
    city: 'unknown',
  });
  expect(afterChanges(told, before, { ...before, city: 'Turku' }, () => ({})).told).toEqual({
    'rows.0.iban': 'taken',
  });
});
