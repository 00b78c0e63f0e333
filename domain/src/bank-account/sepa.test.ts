import IBAN from 'iban';
import { expect, it } from 'vitest';
import { PLACEHOLDER_IBAN } from './iban.js';
import { isSepaIban } from './sepa.js';

const example = (country: string): string => IBAN.countries[country]?.example ?? '';

it.each(['FI', 'SE', 'DE', 'GB', 'CH', 'AD', 'MK', 'RS'])('is inside in %s', (country) =>
  expect(isSepaIban(example(country))).toBe(true),
);

it.each(['TR', 'AE', 'BR', 'IL', 'UA', 'FO', 'GL'])('is outside in %s', (country) =>
  expect(isSepaIban(example(country))).toBe(false),
);

it('has no place for the placeholder', () => expect(isSepaIban(PLACEHOLDER_IBAN)).toBe(false));
