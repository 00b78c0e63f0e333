import { expect, test } from 'vitest';
import {
  afterBlur,
  afterChange,
  afterChanges,
  countChanges,
  type Findings,
  inOrderOf,
  noFindings,
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
  expect(afterChange<Values>(noFindings, 'city', check).validationErrors).toEqual({});
});

test('a blur validates only that field', () => {
  expect(afterBlur<Values>(noFindings, 'iban', check).validationErrors).toEqual({ iban: 'ibanInvalid' });
});

test('an error found on blur disappears while typing, without others', () => {
  const left: Findings<Values> = { ...noFindings, validationErrors: { iban: 'ibanInvalid' } };
  expect(afterChange(left, 'iban', () => ({ city: 'cityMissing' })).validationErrors).toEqual({});
});

test('after the first submit every error follows the typing', () => {
  const checked: Findings<Values> = { isChecked: true, validationErrors: {}, serverErrors: {} };
  expect(afterChange(checked, 'city', check).validationErrors).toEqual(check());
});

test('a server error disappears when its field changes, others stay', () => {
  const serverErrors: Findings<Values> = {
    isChecked: true,
    validationErrors: {},
    serverErrors: { iban: 'taken', city: 'unknown' },
  };
  expect(afterChange(serverErrors, 'iban', () => ({})).serverErrors).toEqual({ city: 'unknown' });
});

test('a server error at a row disappears when its list changes, also by a new row', () => {
  const serverErrors: Findings<{ rows: string[]; city: string }> = {
    isChecked: true,
    validationErrors: {},
    serverErrors: { ...{ 'rows.0.iban': 'taken' }, city: 'unknown' },
  };
  const before = { rows: ['a'], city: '' };
  expect(
    afterChanges(serverErrors, before, { ...before, rows: ['b', 'a'] }, () => ({})).serverErrors,
  ).toEqual({
    city: 'unknown',
  });
  expect(afterChanges(serverErrors, before, { ...before, city: 'Turku' }, () => ({})).serverErrors).toEqual({
    'rows.0.iban': 'taken',
  });
});
