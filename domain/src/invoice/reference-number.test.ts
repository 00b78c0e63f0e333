import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupedReference, referenceOf } from './reference-number.js';

describe('a reference number', () => {
  it.each([
    [1001, '10016'],
    [123456, '1234561'],
    [1, '13'],
    [1003, '10032'],
    [2580, '25807'],
  ])('of %i is %s', (number, reference) => expect(referenceOf(number)).toBe(reference));

  it('has a weighted sum that ends in 0, and begins with the number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (number) => {
        const reference = referenceOf(number);
        // The check digit counts once; the weights of the others repeat.
        const sum = [...reference].reduce((total, digit, at) => {
          const fromRight = reference.length - 1 - at;
          return total + Number(digit) * (fromRight === 0 ? 1 : ([7, 3, 1][(fromRight - 1) % 3] ?? 0));
        }, 0);
        expect(sum % 10).toBe(0);
        expect(reference.slice(0, -1)).toBe(String(number));
      }),
    );
  });

  it('differs from every number with another digit, since the check digit changes', () => {
    const digit = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(fc.array(digit, { minLength: 1, maxLength: 8 }), fc.nat(7), digit, (digits, at, other) => {
        const place = at % digits.length;
        fc.pre(digits[place] !== other);
        const numberOf = (all: readonly number[]) => Number(`1${all.join('')}`);
        const [one, two] = [digits, digits.with(place, other)].map((all) =>
          referenceOf(numberOf(all)).at(-1),
        );
        expect(one).not.toBe(two);
      }),
    );
  });

  it.each([
    ['10016', '10016'],
    ['100001', '1 00001'],
    ['12345678901', '1 23456 78901'],
  ])('%s is printed as %s', (reference, printed) => expect(groupedReference(reference)).toBe(printed));
});
