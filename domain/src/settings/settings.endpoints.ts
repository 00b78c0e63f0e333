import { anonymous, endpoint, record } from '../endpoint.js';
import { language, shape } from '../schema.js';
import { settingsReply } from './settings.types.js';

export const getSettings = endpoint({
  method: 'GET',
  path: '/portal-settings',
  summary: 'The society’s settings of its portal',
  access: anonymous,
  isPublished: true,
  query: shape({ language: language() }),
  reply: record(settingsReply),
});
