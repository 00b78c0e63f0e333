import * as endpoints from '@nimio/domain/author-name/author-name.endpoints';
import { DomainError } from '@nimio/domain/errors';
import { auditCall } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { readSyncStatuses } from '../../isni-sync/store.js';
import { findAuthor, searchAuthors } from '../name-search.js';
import { presentFoundAuthor, presentListedName } from '../present.js';
import { readAuthorNames } from '../store.js';

export const listAuthorNames: UseCase<typeof endpoints.listAuthorNames> = async ({ caller, profile }) => {
  const { db } = system();
  const rows = await readAuthorNames(db, profile.id);
  const syncs = await readSyncStatuses(db, profile.id);
  return { records: rows.map((row) => presentListedName(row, caller.rights, syncs)), total: rows.length };
};

export const searchAuthorNames: UseCase<typeof endpoints.searchAuthorNames> = async ({ query, caller }) => {
  const { rows, total } = await searchAuthors(system().db, query.search, query.offset);
  return { records: rows.map((row) => presentFoundAuthor(row, caller.rights)), total };
};

/** The specification defines two addresses for this search. */
export const searchAuthorsOfProfiles: UseCase<typeof endpoints.searchAuthorsOfProfiles> = (call) =>
  searchAuthorNames(call);

export const getAuthorName: UseCase<typeof endpoints.getAuthorName> = async ({
  params,
  caller,
  requestId,
}) => {
  const row = await findAuthor(system().db, params.authorHash);
  if (!row) throw new DomainError('notFound');
  await auditCall(endpoints.getAuthorName, { caller, requestId }, [row.profile_id]);
  return presentFoundAuthor(row, caller.rights);
};
