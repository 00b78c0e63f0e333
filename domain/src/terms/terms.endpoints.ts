import { object, string } from 'yup';
import { anonymous, endpoint, login, record } from '../endpoint.js';
import { language, shape } from '../schema.js';
import { versionDate } from './terms.schema.js';

const termsReply = object({
  version: versionDate(),
  validFrom: versionDate(),
  /** Markdown. */
  text: string().defined(),
  /** The language that the text is in. */
  language: language(),
});

export const getTerms = endpoint({
  method: 'GET',
  path: '/terms',
  summary: 'The terms of use in force, with the date of their version',
  access: anonymous,
  isPublished: true,
  query: shape({ language: language() }),
  reply: record(termsReply),
});

export const acceptTerms = endpoint({
  method: 'POST',
  path: '/disclaimer',
  summary: 'Accept the version of the terms that was read, in its language; 409 when it is no longer current',
  access: login,
  body: shape({ version: versionDate(), language: language() }),
  reply: record(object({ disclaimerAccepted: versionDate() })),
});
