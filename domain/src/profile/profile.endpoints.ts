import { account, endpoint, login, profileIn, record, records } from '../endpoint.js';
import { hash, language, shape } from '../schema.js';
import { overviewSchema } from './overview.schema.js';
import { profileOverviewReply, profileTotalsReply } from './overview.types.js';
import {
  contactInfoSchema,
  contactPreferencesSchema,
  participationsSchema,
  productionsSchema,
  publicationSchema,
} from './profile.schema.js';
import { profileReply, profileSummaryReply, roleReply, waitingCountsReply } from './profile.types.js';

export const listProfiles = endpoint({
  method: 'GET',
  path: '/profiles',
  summary: 'The profiles that the account may use',
  access: login,
  reply: records(profileSummaryReply),
});

export const listProfileOverviews = endpoint({
  method: 'GET',
  path: '/profiles/overview',
  summary:
    'The profiles of the account that the society pays, with their next payment, open tasks and unread messages, by page, and totals of all of them',
  access: account,
  query: overviewSchema,
  reply: records(profileOverviewReply, profileTotalsReply),
});

export const selectProfile = endpoint({
  method: 'POST',
  path: '/profiles/select',
  summary:
    'Act for another profile in this session; 403 for a profile without access and for one that does not exist',
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

export const getTaskCounts = endpoint({
  method: 'GET',
  path: '/profiles/tasks/:profileHash',
  summary:
    'How many failed payments, change suggestions and suggested works wait for the customer, and how many reports of deaths for the society',
  access: profileIn('params', 'profileHash'),
  params: shape({ profileHash: hash() }),
  reply: record(waitingCountsReply),
});

export const updateContactInfo = endpoint({
  method: 'PUT',
  path: '/contact-info/:profileHash',
  summary: 'Update contact details; only when the profile is marked asContact',
  access: profileIn('params', 'profileHash'),
  versioned: true,
  params: shape({ profileHash: hash() }),
  body: contactInfoSchema,
  reply: record(profileReply),
});

export const updateContactPreferences = endpoint({
  method: 'PUT',
  path: '/contact-preferences',
  summary: 'Update permissions to be contacted and e-mail preferences',
  access: profileIn('body', 'profileHash'),
  versioned: true,
  body: contactPreferencesSchema.shape({ profileHash: hash() }),
  reply: record(profileReply),
});

const ofProfile = () => shape({ profileHash: hash() });

export const updatePublication = endpoint({
  method: 'PUT',
  path: '/profiles/:profileHash',
  summary: 'Update what the society may publish; the ISNI only testers and staff',
  access: profileIn('params', 'profileHash'),
  versioned: true,
  params: ofProfile(),
  body: publicationSchema,
  reply: record(profileReply),
});

export const updateParticipations = endpoint({
  method: 'PUT',
  path: '/participation/:profileHash',
  summary: 'Update the associations that the customer belongs to',
  access: profileIn('params', 'profileHash'),
  versioned: true,
  params: ofProfile(),
  body: participationsSchema,
  reply: record(profileReply),
});

export const updateProductions = endpoint({
  method: 'PUT',
  path: '/productions/:profileHash',
  summary: 'Update the genres that the customer writes',
  access: profileIn('params', 'profileHash'),
  versioned: true,
  params: ofProfile(),
  body: productionsSchema,
  reply: record(profileReply),
});

export const listProfileRoles = endpoint({
  method: 'GET',
  path: '/profiles/roles',
  summary: 'The roles of profiles, with their names',
  access: account,
  query: shape({ language: language() }),
  reply: records(roleReply),
});
