import * as endpoints from '@nimio/domain/author-merge/author-merge.endpoints';
import { route } from '../../../http/route.js';
import { mergeAuthors } from '../use-cases/merge-authors.js';
import { previewAuthorMerge } from '../use-cases/preview-author-merge.js';
import { getAuthorMerge, listAuthorMerges } from '../use-cases/read-author-merges.js';
import { undoAuthorMerge } from '../use-cases/undo-author-merge.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.previewAuthorMerge, previewAuthorMerge),
    route(endpoints.mergeAuthors, mergeAuthors),
    route(endpoints.listAuthorMerges, listAuthorMerges),
    route(endpoints.getAuthorMerge, getAuthorMerge),
    route(endpoints.undoAuthorMerge, undoAuthorMerge),
  ],
};
