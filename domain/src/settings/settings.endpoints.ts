import { anonymous, endpoint, record } from '../endpoint.js';
import { language, shape } from '../schema.js';
import { settingsReply } from './settings.types.js';

export const getSettings = endpoint({
  method: 'GET',
  path: '/portal-settings',
  summary: 'What the society has set for its portal',
  access: anonymous,
  isPublished: true,
  query: shape({ language: language() }),
  reply: record(settingsReply),
});
