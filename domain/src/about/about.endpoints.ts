import { object, string } from 'yup';
import { anonymous, endpoint, record } from '../endpoint.js';
import { language, shape } from '../schema.js';

const pageReply = object({
  /** Markdown. */
  text: string().defined(),
  /** The language that the text is in. */
  language: language(),
});

export const getAbout = endpoint({
  method: 'GET',
  path: '/about',
  summary: 'What the portal is',
  access: anonymous,
  isPublished: true,
  query: shape({ language: language() }),
  reply: record(pageReply),
});

export const getAccessibilityStatement = endpoint({
  method: 'GET',
  path: '/accessibility-statement',
  summary: 'How accessible the portal is, as the law on digital services requires',
  access: anonymous,
  isPublished: true,
  query: shape({ language: language() }),
  reply: record(pageReply.shape({ /** `YYYY-MM-DD` */ assessedOn: string().defined() })),
});
