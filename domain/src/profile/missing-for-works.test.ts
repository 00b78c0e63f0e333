import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { missingForWorks } from './missing-for-works.js';

const complete = {
  streetAddress: 'Kirjakuja 1',
  zipCode: '00100',
  postCenter: 'Helsinki',
  country: 'FI',
  bankAccounts: [{ iban: 'FI2112345600000785' }],
};

describe('missingForWorks', () => {
  it('misses nothing if address and account exist', () => expect(missingForWorks(complete)).toEqual([]));

  it('counts the placeholder as missing', () => {
    expect(missingForWorks({ ...complete, bankAccounts: [{ iban: '000000-000000' }] })).toEqual([
      'bankAccount',
    ]);
    expect(missingForWorks({ ...complete, bankAccounts: [] })).toEqual(['bankAccount']);
    const both = [{ iban: '000000-000000' }, ...complete.bankAccounts];
    expect(missingForWorks({ ...complete, bankAccounts: both })).toEqual([]);
  });

  it('requires every line of the address', () => {
    const lines = fc.constantFrom('streetAddress', 'zipCode', 'postCenter', 'country');
    fc.assert(
      fc.property(lines, fc.constantFrom(null, '', '  '), (line, blank) => {
        expect(missingForWorks({ ...complete, [line]: blank })).toEqual(['address']);
      }),
    );
  });
});
