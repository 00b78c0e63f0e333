import { object } from 'yup';
import { anonymous, endpoint, record } from './endpoint.js';

export const getOpenApi = endpoint({
  method: 'GET',
  path: '/openapi.json',
  summary: 'This description, as OpenAPI 3.1',
  access: anonymous,
  reply: record(object()),
});
