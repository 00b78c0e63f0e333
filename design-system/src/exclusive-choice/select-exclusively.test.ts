import { expect, test } from 'vitest';
import { selectExclusively } from './select-exclusively';

const options = [{ id: 'prose' }, { id: 'poetry' }, { id: 'none', isExclusive: true }];
const value = (before: string[], wanted: string[]) => selectExclusively(before, wanted, options).value;

test('an exclusive choice clears the others', () => {
  expect(value(['prose', 'poetry'], ['prose', 'poetry', 'none'])).toEqual(['none']);
});

test('another choice clears the exclusive one', () => {
  expect(value(['none'], ['none', 'prose'])).toEqual(['prose']);
});

test('an unknown selected value stays', () => {
  expect(value(['essay'], ['essay', 'prose'])).toEqual(['essay', 'prose']);
});

test('clearing an option clears nothing else', () => {
  expect(selectExclusively(['prose', 'poetry'], ['prose'], options)).toEqual({
    value: ['prose'],
    lost: undefined,
  });
});

test('a disabled option stays', () => {
  const fixed = [{ id: 'prose', isDisabled: true }, ...options.slice(1)];
  expect(selectExclusively(['prose', 'poetry'], ['prose', 'poetry', 'none'], fixed).value).toEqual([
    'prose',
    'none',
  ]);
});

test('a disabled exclusive option is cleared when another is selected', () => {
  const fixed = [...options.slice(0, 2), { id: 'none', isExclusive: true, isDisabled: true }];
  expect(selectExclusively(['none'], ['none', 'prose'], fixed).value).toEqual(['prose']);
});

test('returns what was cleared', () => {
  expect(selectExclusively(['prose', 'poetry'], ['prose', 'poetry', 'none'], options).lost?.id).toBe('prose');
  expect(selectExclusively(['none'], ['none', 'prose'], options).lost?.id).toBe('none');
});
