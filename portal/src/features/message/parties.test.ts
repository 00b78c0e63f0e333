import { expect, test } from 'vitest';
import { receiversOf, senderOf } from './parties';

const society = {
  mailbox: { kind: 'society', profileHash: 's', profileName: 'Saara' },
  societyName: 'Järjestö',
} as const;
const own = { ...society, mailbox: { kind: 'own', profileHash: 'p', profileName: 'Inka Vuorela' } } as const;

const fromCustomer = {
  sentByAdmin: 0,
  sender: 'Inka Vuorela',
  recipients: [],
  profileHashes: ['p'],
} as const;
const toTwo = {
  sentByAdmin: 1,
  sender: null,
  recipients: [
    { hash: 'p', profileName: 'Inka Vuorela' },
    { hash: 'q', profileName: 'Mikael Sjöholm' },
  ],
  profileHashes: ['p', 'q'],
} as const;
const copy = <T extends { recipients: readonly object[]; profileHashes: readonly string[] }>(message: T) => ({
  ...message,
  recipients: [...message.recipients] as { hash: string; profileName: string }[],
  profileHashes: [...message.profileHashes],
});

test('a customer writes to the society', () => {
  expect(senderOf(copy(fromCustomer), own)).toBe('Inka Vuorela');
  expect(receiversOf(copy(fromCustomer), society)).toEqual({ names: ['Järjestö'], others: 0 });
});

test('the society writes to a customer, who sees no other recipient', () => {
  const received = { ...copy(toTwo), recipients: [], profileHashes: ['p'] };
  expect(senderOf(received, own)).toBe('Järjestö');
  expect(receiversOf(received, own)).toEqual({ names: ['Inka Vuorela'], others: 0 });
});

test('staff see the first recipient, and how many more', () => {
  expect(receiversOf(copy(toTwo), society)).toEqual({ names: ['Inka Vuorela', 'Mikael Sjöholm'], others: 0 });
  const many = { ...copy(toTwo), profileHashes: Array.from({ length: 500 }, (_, at) => String(at)) };
  expect(receiversOf(many, society).others).toBe(498);
});
