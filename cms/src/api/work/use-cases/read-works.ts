import { DomainError } from '@nimio/domain/errors';
import { isbnRange, normalizeIsbn } from '@nimio/domain/work/isbn';
import { termOfCreatorRole } from '@nimio/domain/work/role-terms';
import { creatorRoles } from '@nimio/domain/work/roles';
import type * as endpoints from '@nimio/domain/work/work.endpoints';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import type { ActingFor, UseCase } from '../../../http/call.js';
import { CatalogueUnavailable } from '../../../integrations/catalogue/catalogue.js';
import { system } from '../../../system.js';
import { authorLineOf } from '../contributors.js';
import { presentFound, presentRegistered, presentUnregistered, presentWorks } from '../present.js';
import { findWork, listedRows, markSeen, readDeals, rolesOnWork, worksByIsbn } from '../store.js';

export const listWorks: UseCase<typeof endpoints.listWorks> = async ({ profile }) => {
  const records = presentWorks(await listedRows(system().db, profile.id), profile.id);
  return { records, total: records.length };
};

/** Opening a work marks its deals as seen and clears the alert, except when staff open it or look an ISBN up. */
async function clearAlert(workId: number, { id: profileId, asStaff }: ActingFor): Promise<void> {
  if (asStaff) return;
  const { db, now } = system();
  const rows = await rolesOnWork(db, profileId, workId);
  if (!rows.some(({ has_changes }) => has_changes)) return;
  const deals = await readDeals(db, workId);
  await db.transaction((tx) =>
    markSeen(
      tx,
      deals.map(({ id }) => id),
      profileId,
      now().toISOString(),
    ),
  );
}

/** The catalogue's data of an ISBN that the register does not know. */
export async function lookUpInCatalogue(isbn: string): Promise<WorkForEdit> {
  try {
    return presentUnregistered(isbn, await system().catalogue.findByIsbn(isbn), 'asked');
  } catch (error) {
    if (!(error instanceof CatalogueUnavailable)) throw error;
    return presentUnregistered(isbn, undefined, 'unavailable');
  }
}

export const getWorkForEdit: UseCase<typeof endpoints.getWorkForEdit> = async (call) => {
  const { params, query, profile } = call;
  const { db, now } = system();
  const isbn = normalizeIsbn(params.isbn);
  if (!isbn) throw new DomainError('isbnInvalid', { field: 'isbn' });
  const work = await findWork(db, isbn);
  if (work) {
    if (query.finna !== '1') await clearAlert(work.id, profile);
    return presentRegistered(db, work, profile.id, now());
  }
  return query.finna === '1' ? lookUpInCatalogue(isbn) : presentUnregistered(isbn, undefined, 'notAsked');
};

export const getSharesData: UseCase<typeof endpoints.getSharesData> = async ({ params, profile }) => {
  const { db, now } = system();
  const work = await findWork(db, params.x);
  if (!work) throw new DomainError('notFound');
  const { isbn, bookHash, authorDeal, translatorDeal } = await presentRegistered(db, work, profile.id, now());
  return { isbn, bookHash, authorDeal, translatorDeal };
};

export const listCreatorRoles: UseCase<typeof endpoints.listCreatorRoles> = ({ query }) => {
  const records = creatorRoles.map((code) => ({ code, term: termOfCreatorRole(code, query.language) }));
  return Promise.resolve({ records, total: records.length });
};

/** The catalogue is called for a complete ISBN that the register does not know. */
export const listWorksByIsbn: UseCase<typeof endpoints.listWorksByIsbn> = async ({
  params,
  query,
  profile,
}) => {
  const range = isbnRange(params.x);
  if (!range) return { records: [], total: 0, catalogue: 'notAsked' };
  const { works, total } = await worksByIsbn(system().db, profile.id, range, Number(query.offset ?? 0));
  const whole = normalizeIsbn(params.x);
  if (total > 0 || !whole)
    return { records: await presentFound(system().db, works), total, catalogue: 'notAsked' };
  const { work, contributors, catalogue } = await lookUpInCatalogue(whole);
  const author = authorLineOf(contributors);
  const records = work ? [{ ...work, author, source: 'finna' as const, isListed: 0 as const }] : [];
  return { records, total: records.length, catalogue };
};
