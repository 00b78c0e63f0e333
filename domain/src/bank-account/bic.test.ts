import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isValidBic, normalizeBic } from './bic.js';

const swedish = 'SE45 5000 0000 0583 9825 7466';

describe('isValidBic', () => {
  it.each(['ESSESESS', 'ESSESESSXXX', 'esse se ss'])('accepts %s for a Swedish account', (bic) =>
    expect(isValidBic(bic, swedish)).toBe(true),
  );

  it.each(['', 'ESSESES', 'ESSESESSXX', 'ESS1SESS', 'ESSEQQSS', 'NDEAFIHH', 'ESSESESSXXXX'])(
    'refuses %s for a Swedish account',
    (bic) => expect(isValidBic(bic, swedish)).toBe(false),
  );

  it('has no BIC for the placeholder', () => expect(isValidBic('NDEAFIHH', '000000-000000')).toBe(false));
});

describe('properties', () => {
  const part = (pattern: RegExp) => fc.stringMatching(pattern);

  it('has 8 or 11 characters with the country of the IBAN', () => {
    const bics = fc.tuple(part(/^[A-Z]{4}$/), fc.constantFrom('SE', 'FI', 'DE'), part(/^[A-Z0-9]{2}$/));
    fc.assert(
      fc.property(bics, fc.option(part(/^[A-Z0-9]{0,4}$/), { nil: '' }), ([bank, country, place], branch) => {
        const expected = country === 'SE' && (branch.length === 0 || branch.length === 3);
        expect(isValidBic(bank + country + place + branch, swedish)).toBe(expected);
      }),
    );
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(normalizeBic(normalizeBic(text))).toBe(normalizeBic(text));
      }),
    );
  });
});
