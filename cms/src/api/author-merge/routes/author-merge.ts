import * as endpoints from '@nimio/domain/author-merge/author-merge.endpoints';
import { route } from '../../../http/route.js';
import { getAuthorMerge, listAuthorMerges } from '../use-cases/get-author-merge.js';
import { mergeAuthors, previewAuthorMerge } from '../use-cases/merge-authors.js';
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
