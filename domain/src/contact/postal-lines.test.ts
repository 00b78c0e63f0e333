import { expect, it } from 'vitest';
import { postalLines } from './postal-lines.js';

const home = {
  ...{ coAddress: null, streetAddress: 'Kirstinkatu 12', zipCode: '00510', postCenter: 'Helsinki' },
  country: 'FI',
};

it.each([
  ['the street, postcode and town', {}, ['Kirstinkatu 12', '00510 Helsinki'], undefined],
  ['c/o first', { coAddress: 'c/o Aho' }, ['c/o Aho', 'Kirstinkatu 12', '00510 Helsinki'], undefined],
  ['the country apart', { country: 'SE' }, ['Kirstinkatu 12', '00510 Helsinki'], 'Sverige'],
  ['what is known', { zipCode: null, streetAddress: '', country: null }, ['Helsinki'], undefined],
] as const)('an address has %s', (_, changes, lines, country) => {
  expect(postalLines({ ...home, ...changes }, 'sv')).toEqual({ lines, country });
});
