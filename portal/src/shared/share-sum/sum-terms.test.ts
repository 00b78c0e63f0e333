import { expect, it } from 'vitest';
import { lineText, shareText, termText } from './sum-terms';

it.each([
  [{ loans: 1204, numerator: 1, denominator: 2, factor: 1000 }, '1\u00a0204 × 1/2 × 1,000 = 602,00'],
  [{ loans: 7, numerator: 1, denominator: 1, factor: 725 }, '7 × 1 × 0,725 = 5,08'],
  [{ loans: 100, numerator: 1, denominator: 6, factor: 1000 }, '100 × 1/6 × 1,000 = 16,67'],
  [{ loans: 100, numerator: 0, denominator: 1, factor: 1000 }, '100 × 0 × 1,000 = 0,00'],
])('the product of %o is written %s', (term, text) => expect(termText(term)).toBe(text));

it('a share has two decimals', () => expect(shareText(12345.678)).toBe('12\u00a0345,68'));

it('a line of a payment is written as a product', () =>
  expect(lineText({ loans: 1204, numerator: 1, denominator: 2, factor: 0.725 })).toBe(
    '1\u00a0204 × 1/2 × 0,725 = 436,45',
  ));
