import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isValidContactPhone, isValidRegistrationPhone } from './phone.js';

describe('isValidRegistrationPhone', () => {
  it.each(['12345', '+358 40 1234567', '040 123 4567', '1'.repeat(25)])('accepts %s', (phone) =>
    expect(isValidRegistrationPhone(phone)).toBe(true),
  );
  it.each([
    '',
    '1234',
    '     ',
    '+    ',
    '040-1234567',
    '(09) 123456',
    '040+12345',
    '1'.repeat(26),
    '٠٤٠١٢٣',
  ])('refuses %s', (phone) => expect(isValidRegistrationPhone(phone)).toBe(false));
});

describe('isValidContactPhone', () => {
  it.each(['12345', '(09) 123 456', '09 123/456', '040123456, 041123456', '+358 40 1234567'])(
    'accepts %s',
    (phone) => expect(isValidContactPhone(phone)).toBe(true),
  );
  it.each(['', '1234', '+ () /,', '040-1234567', 'puh. 0401234', '1'.repeat(26)])('refuses %s', (phone) =>
    expect(isValidContactPhone(phone)).toBe(false),
  );
});

describe('properties', () => {
  it('accepts in the settings whatever registration accepted', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+?[0-9 ]{3,26}$/), (phone) => {
        if (isValidRegistrationPhone(phone)) expect(isValidContactPhone(phone)).toBe(true);
      }),
    );
  });

  it('never accepts a letter', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{3,10}[a-zåäö][0-9]{3,10}$/), (phone) => {
        expect(isValidContactPhone(phone) || isValidRegistrationPhone(phone)).toBe(false);
      }),
    );
  });
});
