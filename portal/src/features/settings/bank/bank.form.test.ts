import { expect, test } from 'vitest';
import { storyAccount } from '../../../shared/session/story-people';
import { accountOf, type BankValues, bankValuesOf, needsBic, replacedAccount } from './bank.form';
import { bankErrors, recognisedCountry, tidyIban } from './bank.rules';

const finnish = 'FI2112345600000785';
const german = 'DE89370400440532013000';
const account = { ...storyAccount, iban: finnish };

test.each([
  ['', false],
  ['D', false],
  ['DE', false],
  ['DE89', true],
  ['de89 3704', true],
  ['FI21', false],
  ['000000-000000', false],
])('%j needs a BIC: %s', (iban, needed) => {
  expect(needsBic(iban)).toBe(needed);
});

test('sends a BIC only for a foreign account', () => {
  expect(accountOf({ iban: finnish, swift: 'NDEAFIHH' }).swift).toBe('');
  expect(accountOf({ iban: german, swift: 'COBADEFF' }).swift).toBe('COBADEFF');
});

test('groups a valid account number in fours and leaves others as typed', () => {
  expect(tidyIban('fi2112345600000785')).toBe('FI21 1234 5600 0007 85');
  expect(tidyIban('FI21 123')).toBe('FI21 123');
});

test('recognises the country', () => {
  expect(recognisedCountry(german, 'fi')).toBe('Saksa');
  expect(recognisedCountry(german, 'sv')).toBe('Tyskland');
  expect(recognisedCountry('DE89', 'fi')).toBeUndefined();
  expect(recognisedCountry('000000-000000', 'fi')).toBeUndefined();
});

test('a new account replaces the one that payments go to', () => {
  const placeholder = { ...account, iban: '000000-000000' };
  expect(replacedAccount({ bankAccounts: [placeholder, account] })).toBe(account);
  expect(replacedAccount({ bankAccounts: [placeholder] })).toBe(placeholder);
  expect(bankValuesOf({ bankAccounts: [] })).toEqual({ iban: '', swift: '' });
});

test.each<[BankValues, object]>([
  [{ iban: '000000-000000', swift: '' }, {}],
  [{ iban: finnish, swift: '' }, {}],
  [{ iban: german, swift: '' }, { swift: 'bicRequired' }],
  [{ iban: german, swift: 'NDEAFIHH' }, { swift: 'bicInvalid' }],
  [{ iban: 'FI21', swift: '' }, { iban: 'ibanInvalid' }],
])('%j has the errors %j', (values, errors) => {
  expect(bankErrors(values)).toEqual(errors);
});
