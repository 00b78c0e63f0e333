import { string } from 'yup';
import { anonymous, endpoint, record } from '../endpoint.js';
import { language, shape } from '../schema.js';
import { previewReply } from './preview.types.js';

export const getPreview = endpoint({
  method: 'GET',
  path: '/preview/:token',
  summary: 'What an editor is about to publish, for half an hour; the link that the CMS gave is the key',
  access: anonymous,
  params: shape({ token: string().required() }),
  query: shape({ language: language() }),
  reply: record(previewReply),
});
