import * as endpoints from '@nimio/domain/preview/preview.endpoints';
import { route } from '../../../http/route.js';
import { getPreview } from '../use-cases/get-preview.js';

export default { type: 'content-api', routes: [route(endpoints.getPreview, getPreview)] };
