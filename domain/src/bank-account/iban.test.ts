import fc from 'fast-check';
import IBAN from 'iban';
import { describe, expect, it } from 'vitest';
import {
  formatIban,
  ibanCountry,
  isForeignIban,
  isPlaceholderIban,
  maskIban,
  normalizeIban,
  PLACEHOLDER_IBAN,
} from './iban.js';
import { isValidIban } from './valid-iban.js';

const examples = Object.values(IBAN.countries).map(({ example }) => example);
const finnish = fc
  .stringMatching(/^[0-9]{14}$/)
  .map((bban) => IBAN.fromBBAN('FI', bban))
  .filter((iban) => IBAN.isValid(iban));

describe('isValidIban', () => {
  it.each([
    'FI2112345600000785',
    'fi21 1234 5600 0007 85',
    ' SE45 5000 0000 0583 9825 7466 ',
    PLACEHOLDER_IBAN,
  ])('accepts %s', (iban) => expect(isValidIban(iban)).toBe(true));

  it.each([
    '',
    'FI2112345600000784',
    'FI21-1234-5600-0007-85',
    'FI21123456000007',
    'XX2112345600000785',
    '000000',
  ])('refuses %s', (iban) => expect(isValidIban(iban)).toBe(false));

  it.each(examples)('accepts the registry example %s', (iban) => expect(isValidIban(iban)).toBe(true));
});

describe('the placeholder', () => {
  it('is no foreign account, has no country and is shown as it is', () => {
    expect(isPlaceholderIban(' 000000-000000 ')).toBe(true);
    expect(isForeignIban(PLACEHOLDER_IBAN)).toBe(false);
    expect(ibanCountry(PLACEHOLDER_IBAN)).toBeUndefined();
    expect(formatIban(PLACEHOLDER_IBAN)).toBe(PLACEHOLDER_IBAN);
    expect(maskIban(PLACEHOLDER_IBAN)).toBe(PLACEHOLDER_IBAN);
  });
});

describe('isForeignIban', () => {
  it.each([
    ['FI2112345600000785', false],
    ['fi21 1234 5600 0007 85', false],
    ['SE4550000000058398257466', true],
    ['', false],
  ])('%s: %s', (iban, foreign) => expect(isForeignIban(iban)).toBe(foreign));
});

describe('showing', () => {
  it('groups by four', () => expect(formatIban('fi2112345600000785')).toBe('FI21 1234 5600 0007 85'));
  it('masks all but the country and the last four', () => {
    expect(maskIban('FI2112345600000785')).toBe('FI•• •••• •••• ••07 85');
    expect(maskIban('FI21')).toBe('••••');
  });
});

describe('properties', () => {
  it('accepts a Finnish IBAN in any format', () => {
    fc.assert(
      fc.property(finnish, (iban) => {
        expect(isValidIban(formatIban(iban).toLowerCase())).toBe(true);
        expect(normalizeIban(formatIban(iban))).toBe(iban);
        expect(ibanCountry(iban)).toBe('FI');
      }),
    );
  });

  it('refuses any single changed digit', () => {
    fc.assert(
      fc.property(
        finnish,
        fc.integer({ min: 2, max: 17 }),
        fc.integer({ min: 1, max: 9 }),
        (iban, at, step) => {
          const changed = iban.slice(0, at) + ((Number(iban[at]) + step) % 10) + iban.slice(at + 1);
          expect(isValidIban(changed)).toBe(false);
        },
      ),
    );
  });

  it('shows at most four digits of a masked account', () => {
    fc.assert(
      fc.property(fc.constantFrom(...examples), (iban) => {
        expect(maskIban(iban).replace(/[ •]/g, '')).toBe(iban.slice(0, 2) + iban.slice(-4));
      }),
    );
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void [isValidIban(text), maskIban(text)]));
  });
});
