import { expect, test } from 'vitest';
import { settle } from './settle';

const options = [{ id: 'prose' }, { id: 'poetry' }, { id: 'none', isExclusive: true }];
const value = (before: string[], wanted: string[]) => settle(before, wanted, options).value;

test('an exclusive choice clears the others', () => {
  expect(value(['prose', 'poetry'], ['prose', 'poetry', 'none'])).toEqual(['none']);
});

test('another choice clears the exclusive one', () => {
  expect(value(['none'], ['none', 'prose'])).toEqual(['prose']);
});

test('what was chosen from elsewhere stays, though no option names it', () => {
  expect(value(['essay'], ['essay', 'prose'])).toEqual(['essay', 'prose']);
});

test('taking a choice back clears nothing else', () => {
  expect(settle(['prose', 'poetry'], ['prose'], options)).toEqual({ value: ['prose'], lost: undefined });
});

test('what cannot be changed stays', () => {
  const fixed = [{ id: 'prose', isDisabled: true }, ...options.slice(1)];
  expect(settle(['prose', 'poetry'], ['prose', 'poetry', 'none'], fixed).value).toEqual(['prose', 'none']);
});

test('an exclusive choice that cannot be taken back goes when another is taken', () => {
  const fixed = [...options.slice(0, 2), { id: 'none', isExclusive: true, isDisabled: true }];
  expect(settle(['none'], ['none', 'prose'], fixed).value).toEqual(['prose']);
});

test('tells what was cleared', () => {
  expect(settle(['prose', 'poetry'], ['prose', 'poetry', 'none'], options).lost?.id).toBe('prose');
  expect(settle(['none'], ['none', 'prose'], options).lost?.id).toBe('none');
});
