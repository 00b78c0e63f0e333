import { number, object, string } from 'yup';
import { account, endpoint, profileIn, record, staffWith } from '../endpoint.js';
import { profileReply } from '../profile/profile.types.js';
import { hash, language, shape } from '../schema.js';
import { contractChangeSchema, paperContractSchema } from './contract.schema.js';

const contractTextReply = object({
  version: number().required(),
  intro: string().defined(),
  /** Markdown. */
  text: string().defined(),
});

export const getContractText = endpoint({
  method: 'GET',
  path: '/contracts/text',
  summary: 'The text of the contract in force, or of the version that was accepted',
  access: account,
  query: shape({ language: language(), version: string().matches(/^[1-9]\d{0,8}$/) }),
  reply: record(contractTextReply),
});

export const updateContract = endpoint({
  method: 'PUT',
  path: '/contracts/:contractHash',
  summary:
    'Set the end of a contract, what it covers, and the comment on its exceptions; 409 when it would overlap another one',
  access: staffWith('manageContracts'),
  versioned: true,
  params: shape({ contractHash: hash() }),
  body: contractChangeSchema,
  reply: record(profileReply),
});

export const acceptContract = endpoint({
  method: 'POST',
  path: '/contracts',
  summary: 'Accept the contract; 409 when a valid one exists or its text has changed',
  access: profileIn('body', 'profileHash'),
  body: shape({ profileHash: hash(), version: number().integer().required(), language: language() }),
  reply: record(profileReply, 201),
});

export const createContract = endpoint({
  method: 'POST',
  path: '/profiles/customer/:profileHash/contracts',
  summary:
    'Enter a contract on paper; 409 when it overlaps another one, and for a closed or deceased customer',
  access: staffWith('manageContracts'),
  params: shape({ profileHash: hash() }),
  body: paperContractSchema,
  reply: record(profileReply, 201),
});
