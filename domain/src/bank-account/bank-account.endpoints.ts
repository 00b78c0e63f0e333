import { number } from 'yup';
import { endpoint, profileIn, record, records, staffWith } from '../endpoint.js';
import { profileReply } from '../profile/profile.types.js';
import { hash, offset, shape } from '../schema.js';
import { bankAccountFields } from './bank-account.schema.js';
import { unconfirmedAccountReply } from './bank-account.types.js';

export const createBankAccount = endpoint({
  method: 'POST',
  path: '/bank-accounts',
  summary: 'Add the first bank account of a profile',
  access: profileIn('body', 'profileHash'),
  versioned: true,
  needsProof: true,
  body: shape({ profileHash: hash(), ...bankAccountFields }),
  reply: record(profileReply, 201),
});

export const updateBankAccount = endpoint({
  method: 'PUT',
  path: '/bank-account/:hash',
  summary: 'Replace a bank account',
  access: profileIn('params', 'hash', 'bankAccount'),
  versioned: true,
  needsProof: true,
  params: shape({ hash: hash() }),
  body: shape(bankAccountFields),
  reply: record(profileReply),
});

export const confirmBankAccount = endpoint({
  method: 'POST',
  path: '/bank-account/:hash/confirm',
  summary:
    'Confirm a bank account that staff set, so that it can be paid to; for its holder, and for staff with managePayments. 403 for the person who set it, 409 when it is confirmed',
  access: profileIn('params', 'hash', 'bankAccount'),
  versioned: true,
  needsProof: true,
  params: shape({ hash: hash() }),
  reply: record(profileReply),
});

export const listUnconfirmedAccounts = endpoint({
  method: 'GET',
  path: '/bank-accounts/unconfirmed',
  summary: 'Bank accounts that wait for the confirmation of a second person, the oldest first',
  access: staffWith('managePayments'),
  query: shape({ limit: number().integer().min(1).max(200), offset: offset() }),
  reply: records(unconfirmedAccountReply),
});
