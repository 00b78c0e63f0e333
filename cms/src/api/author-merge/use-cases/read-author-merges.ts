import type * as endpoints from '@nimio/domain/author-merge/author-merge.endpoints';
import { DomainError } from '@nimio/domain/errors';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { presentMerge } from '../present.js';
import { countMerges, findMerge, readMerges } from '../store.js';

export const listAuthorMerges: UseCase<typeof endpoints.listAuthorMerges> = async ({ query }) => {
  const { db } = system();
  const [merges, total] = await Promise.all([readMerges(db, query.offset), countMerges(db)]);
  return { records: merges.map(presentMerge), total };
};

export const getAuthorMerge: UseCase<typeof endpoints.getAuthorMerge> = async ({ params }) => {
  const merge = await findMerge(system().db, params.mergeHash);
  if (!merge) throw new DomainError('notFound');
  return presentMerge(merge);
};
