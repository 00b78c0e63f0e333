import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareForPost, labelBlocker } from './address-labels.js';

const home = {
  ...{ streetAddress: 'Kirstinkatu 12', zipCode: '00510', postCenter: 'Helsinki', country: 'FI' },
  ...{ closedOn: null, diedOn: null },
};

it.each([
  ['nothing, with a full address', {}, undefined],
  ['a missing street', { streetAddress: null }, 'addressMissing'],
  ['an empty postcode', { zipCode: ' ' }, 'addressMissing'],
  ['a missing town', { postCenter: '' }, 'addressMissing'],
  ['a missing country', { country: null }, 'addressMissing'],
  ['the end of the relationship', { closedOn: '2026-03-05' }, 'closed'],
  ['death', { diedOn: '2026-10-01' }, 'deceased'],
  ['the end first, after death', { diedOn: '2026-10-01', closedOn: '2026-11-01' }, 'closed'],
  ['death first, without an address', { diedOn: '2026-10-01', streetAddress: null }, 'deceased'],
])('a label is prevented by %s', (_, changes, reason) => {
  expect(labelBlocker({ ...home, ...changes })).toBe(reason);
});

const few = (...values: string[]) => fc.constantFrom(...values);
const customer = fc.record({
  country: fc.option(few('FI', 'SE')),
  zipCode: fc.option(few('00100', '00510', '20100')),
  registerKey: few('aho', 'vuorela', '}stman'),
});

it('letters are in the order of country, postcode and name, whatever the order of the customers', () => {
  fc.assert(
    fc.property(fc.array(customer), (customers) => {
      const sorted = customers.toSorted(compareForPost);
      const keyOf = ({ country, zipCode, registerKey }: (typeof customers)[number]) =>
        [country ?? '', zipCode ?? '', registerKey].join('\u0000');
      expect(sorted.map(keyOf)).toEqual(customers.map(keyOf).toSorted());
      expect(customers.toReversed().toSorted(compareForPost)).toEqual(sorted);
    }),
  );
});
