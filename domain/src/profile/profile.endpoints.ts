import { account, endpoint, login, profileIn, record, records, staffWith } from '../endpoint.js';
import { flag, hash, language, shape } from '../schema.js';
import { searchText } from '../text/search-text.js';
import {
  contactInfoSchema,
  contactPreferencesSchema,
  customerSearchSchema,
  participationsSchema,
  productionsSchema,
  publicationSchema,
} from './profile.schema.js';
import { foundProfileReply, profileReply, profileSummaryReply, roleReply } from './profile.types.js';

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
  access: staffWith('searchCustomers'),
  query: shape({ name: searchText().required(), onlyAdmins: flag().optional() }),
  reply: records(foundProfileReply),
});

export const searchCustomerData = endpoint({
  method: 'GET',
  path: '/profiles/customer-data',
  summary:
    'Customers with these words in their names or with one of these roles, ten at a time, as in a register',
  access: staffWith('searchCustomers'),
  query: customerSearchSchema,
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

export const getProfile = endpoint({
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
  versioned: true,
  body: contactPreferencesSchema.shape({ profileHash: hash() }),
  reply: record(profileReply),
});

const ofProfile = () => shape({ profileHash: hash() });

export const updatePublication = endpoint({
  method: 'PUT',
  path: '/profiles/:profileHash',
  summary: 'Change what the society may publish; the ISNI only testers and staff',
  access: profileIn('params', 'profileHash'),
  versioned: true,
  params: ofProfile(),
  body: publicationSchema,
  reply: record(profileReply),
});

export const updateParticipations = endpoint({
  method: 'PUT',
  path: '/participation/:profileHash',
  summary: 'Change the associations that the customer belongs to',
  access: profileIn('params', 'profileHash'),
  versioned: true,
  params: ofProfile(),
  body: participationsSchema,
  reply: record(profileReply),
});

export const updateProductions = endpoint({
  method: 'PUT',
  path: '/productions/:profileHash',
  summary: 'Change what the customer writes',
  access: profileIn('params', 'profileHash'),
  versioned: true,
  params: ofProfile(),
  body: productionsSchema,
  reply: record(profileReply),
});

export const listProfileRoles = endpoint({
  method: 'GET',
  path: '/profiles/roles',
  summary: 'The roles of profiles, with their words',
  access: account,
  query: shape({ language: language() }),
  reply: records(roleReply),
});
