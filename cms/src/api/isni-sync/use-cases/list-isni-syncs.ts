import type * as endpoints from '@nimio/domain/isni-sync/isni-sync.endpoints';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { findAuthors } from '../../author-name/name-search.js';
import { presentSyncedAuthor } from '../../author-name/present.js';
import { readSyncs, summarizeSyncs } from '../store.js';

export const listIsniSyncs: UseCase<typeof endpoints.listIsniSyncs> = async ({ query, caller }) => {
  const { db } = system();
  const [syncs, { total }] = await Promise.all([
    readSyncs(db, query, query.offset),
    summarizeSyncs(db, query),
  ]);
  const nameIds = syncs.map(({ author_name_id }) => author_name_id);
  const rows = await findAuthors(db, nameIds);
  return { records: rows.map((row) => presentSyncedAuthor(row, caller.rights, syncs)), total };
};
