import { endpoint, profileIn, record } from '../endpoint.js';
import { profileReply } from '../profile/profile.types.js';
import { hash, shape } from '../schema.js';
import { bankAccountFields } from './bank-account.schema.js';

export const createBankAccount = endpoint({
  method: 'POST',
  path: '/bank-accounts',
  summary: 'Add the first bank account of a profile',
  access: profileIn('body', 'profileHash'),
  versioned: true,
  body: shape({ profileHash: hash(), ...bankAccountFields }),
  reply: record(profileReply, 201),
});

export const updateBankAccount = endpoint({
  method: 'PUT',
  path: '/bank-account/:hash',
  summary: 'Replace a bank account',
  access: profileIn('params', 'hash', 'bankAccount'),
  versioned: true,
  params: shape({ hash: hash() }),
  body: shape(bankAccountFields),
  reply: record(profileReply),
});
