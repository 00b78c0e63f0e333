import { expect, it } from 'vitest';
import { isCreditable, isOverdue } from './invoice-states.js';

it.each([
  ['draft', false, false, false],
  ['sent', false, true, true],
  ['sent', true, false, false],
  ['paid', false, false, true],
  ['credited', false, false, false],
] as const)('%s, credit note %s: overdue %s, creditable %s', (state, isCreditNote, overdue, creditable) => {
  const invoice = { state, isCreditNote, due: '2026-11-27' };
  expect(isOverdue(invoice, '2026-11-28')).toBe(overdue);
  expect(isOverdue(invoice, '2026-11-27')).toBe(false);
  expect(isCreditable(invoice)).toBe(creditable);
});
