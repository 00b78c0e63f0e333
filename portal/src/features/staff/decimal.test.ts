import { expect, it } from 'vitest';
import { factorText, typedDecimal } from './decimal';

it.each([
  ['0,725', 0.725],
  ['1.000', 1],
  ['', undefined],
  ['yksi', Number.NaN],
])('the factor %j is %s', (typed, factor) => expect(typedDecimal(typed)).toBe(factor));

it('is shown with three decimals', () => expect(factorText(0.7)).toBe('0,700'));
