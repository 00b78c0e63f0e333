import { account, endpoint, login, profileIn, record, records, staff } from '../endpoint.js';
import { flag, hash, requiredText, shape } from '../schema.js';
import { contactInfoSchema } from './profile.schema.js';
import { foundProfileReply, profileReply, profileSummaryReply } from './profile.types.js';

export const listProfiles = endpoint({
  method: 'GET',
  path: '/profiles',
  summary: 'The profiles that the account may use',
  access: login,
  reply: records(profileSummaryReply),
});

export const searchProfiles = endpoint({
  method: 'GET',
  path: '/profiles/search',
  summary:
    'Customers with these words in their names, the first ten; with onlyAdmins=1 the society’s own people',
  access: staff,
  query: shape({ name: requiredText(100).min(2), onlyAdmins: flag().optional() }),
  reply: records(foundProfileReply),
});

export const selectProfile = endpoint({
  method: 'POST',
  path: '/profiles/select',
  summary: 'Act for another profile in this session; a foreign and an absent one answer alike (403)',
  access: account,
  body: shape({ profileHash: hash() }),
  reply: record(profileSummaryReply),
});

export const readProfile = endpoint({
  method: 'GET',
  path: '/profiles/:profileHash',
  summary: 'A profile with its contact details, bank accounts, author names and contracts',
  access: profileIn('params', 'profileHash'),
  versioned: true,
  params: shape({ profileHash: hash() }),
  reply: record(profileReply),
});

export const updateContactInfo = endpoint({
  method: 'PUT',
  path: '/contact-info/:profileHash',
  summary: 'Change contact details; only where the profile is marked asContact',
  access: profileIn('params', 'profileHash'),
  versioned: true,
  params: shape({ profileHash: hash() }),
  body: contactInfoSchema,
  reply: record(profileReply),
});

export const updateContactPreferences = endpoint({
  method: 'PUT',
  path: '/contact-preferences',
  summary: 'Change permissions to be contacted and e-mail preferences',
  access: profileIn('body', 'profileHash'),
  body: shape({
    profileHash: hash(),
    allowContactByEmail: flag(),
    allowContactByPhone: flag(),
    mailNewWorkSuggestions: flag(),
    mailChangeSuggestions: flag(),
    mailNewsletter: flag(),
  }),
  reply: record(profileReply),
});
