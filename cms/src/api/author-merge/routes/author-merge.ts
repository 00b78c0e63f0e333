import * as endpoints from '@nimio/domain/author-merge/author-merge.endpoints';
import { route } from '../../../http/route.js';
import { mergeAuthors, showMergePreview } from '../use-cases/merge-authors.js';
import { showMerge, showMerges } from '../use-cases/show-merges.js';
import { undoMerge } from '../use-cases/undo-merge.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.previewAuthorMerge, showMergePreview),
    route(endpoints.mergeAuthors, mergeAuthors),
    route(endpoints.listAuthorMerges, showMerges),
    route(endpoints.readAuthorMerge, showMerge),
    route(endpoints.undoAuthorMerge, undoMerge),
  ],
};
