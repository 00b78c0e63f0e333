import { readPreview } from '@nimio/domain/preview/preview.endpoints';
import { route } from '../../../http/route.js';
import { showPreview } from '../use-cases/read-preview.js';

export default { type: 'content-api', routes: [route(readPreview, showPreview)] };
