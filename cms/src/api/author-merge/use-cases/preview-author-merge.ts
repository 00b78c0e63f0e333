import * as endpoints from '@nimio/domain/author-merge/author-merge.endpoints';
import { auditCall } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { presentFoundAuthor } from '../../author-name/present.js';
import { droppedBy, partsOf, planMerge, profilesOf } from '../plan.js';
import { presentWorksOf } from '../present.js';
import { readNewestParts } from '../store.js';

export const previewAuthorMerge: UseCase<typeof endpoints.previewAuthorMerge> = async ({
  query,
  caller,
  requestId,
}) => {
  const { db } = system();
  const plan = await planMerge(db, query.dominantAuthorHash, query.authorsToBeReplaced.split(','));
  const authors = [plan.dominant, ...plan.leaving.map(({ author }) => author)];
  const parts = await Promise.all(authors.map(({ id }) => readNewestParts(db, id)));
  await auditCall(endpoints.previewAuthorMerge, { caller, requestId }, profilesOf(plan));
  return {
    dominant: presentFoundAuthor(plan.dominant, caller.rights),
    replaced: plan.leaving.map(({ author }) => presentFoundAuthor(author, caller.rights)),
    works: authors.map(({ hash }, at) => presentWorksOf(hash, parts[at] ?? [])),
    shares: partsOf(plan, 'share').length,
    contributions: partsOf(plan, 'contribution').length,
    deals: plan.deals.length,
    dropped: droppedBy(plan),
    conflicts: plan.conflicts,
  };
};
