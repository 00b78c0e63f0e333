import { expect, it } from 'vitest';
import { currentAccount } from './current-account.js';
import { PLACEHOLDER_IBAN } from './iban.js';

const [unknown, first, second] = [PLACEHOLDER_IBAN, 'FI2112345600000785', 'SE4550000000058398257466'].map(
  (iban) => ({ iban }),
) as [{ iban: string }, { iban: string }, { iban: string }];

it.each([
  ['the first', [first, second], first],
  ['the first that is known', [unknown, second], second],
  ['none if none is known', [unknown], undefined],
  ['none without accounts', [], undefined],
])('is %s', (_which, accounts, expected) => expect(currentAccount(accounts)).toBe(expected));
