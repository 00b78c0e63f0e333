import { DomainError } from '@nimio/domain/errors';
import type * as endpoints from '@nimio/domain/work/work.endpoints';
import { requireFeature } from '../../../content/publishing/require-feature.js';
import type { UseCase } from '../../../http/call.js';
import { joinWork } from '../join-work.js';
import { lockWorkByIsbn } from '../store.js';

/** Claims a share of a known work; the work's own data stay. */
export const claimShare: UseCase<typeof endpoints.claimShare> = async (call) => {
  await requireFeature('addingWorks');
  const { isbn, bookHash } = call.body;
  return joinWork(call, async (tx) => {
    const work = await lockWorkByIsbn(tx, isbn);
    if (work?.hash !== bookHash) throw new DomainError('notFound');
    return { work, isNew: false, columns: [] };
  });
};
