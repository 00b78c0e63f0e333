import { string } from 'yup';
import { anonymous, endpoint, record } from '../endpoint.js';
import { language, shape } from '../schema.js';
import { previewReply } from './preview.types.js';

export const getPreview = endpoint({
  method: 'GET',
  path: '/preview/:token',
  summary: 'The content that an editor previews; the token of the CMS’s link is valid for half an hour',
  access: anonymous,
  params: shape({ token: string().required() }),
  query: shape({ language: language() }),
  reply: record(previewReply),
});
