import { getOpenApi } from '@nimio/domain/api.endpoints';
import { openApiDocument } from '@nimio/domain/openapi';
import { route } from '../../../http/route.js';

export default {
  type: 'content-api',
  routes: [route(getOpenApi, () => Promise.resolve(openApiDocument()))],
};
