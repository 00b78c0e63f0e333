import { anonymous, document, endpoint } from './endpoint.js';

export const getOpenApi = endpoint({
  method: 'GET',
  path: '/openapi.json',
  summary: 'This description, as OpenAPI 3.1',
  access: anonymous,
  reply: document,
});
