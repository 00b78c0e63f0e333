import { DomainError } from '@nimio/domain/errors';
import { normalizeIsbn } from '@nimio/domain/work/isbn';
import type { listByIsbn, listWorks, readWorkForEdit } from '@nimio/domain/work/work.endpoints';
import type { FoundBook } from '@nimio/domain/work/work.types';
import type { UseCase } from '../../../http/call.js';
import { type CatalogueBook, CatalogueUnavailable } from '../../../integrations/catalogue/catalogue.js';
import { system } from '../../../system.js';
import { presentFound, presentRegistered, presentUnregistered, presentWorks } from '../present.js';
import { findWork, listedRows, markSeen, readDeals, rolesOnWork, worksByIsbn } from '../store.js';

export const showWorks: UseCase<typeof listWorks> = async ({ profile }) => {
  const records = presentWorks(await listedRows(system().db, profile.id), profile.id);
  return { records, total: records.length };
};

/** Whoever opens a work has seen its deals as they are: the alert goes out. */
async function rememberSeen(workId: number, profileId: number): Promise<void> {
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

export const showWorkForEdit: UseCase<typeof readWorkForEdit> = async ({ params, query, profile }) => {
  const { db, now, catalogue } = system();
  const isbn = normalizeIsbn(params.isbn);
  if (!isbn) throw new DomainError('isbnInvalid', { field: 'isbn' });
  const work = await findWork(db, isbn);
  if (work) {
    await rememberSeen(work.id, profile.id);
    return presentRegistered(db, work, profile.id, now());
  }
  if (query.finna !== '1') return presentUnregistered(isbn, undefined, 'notAsked');
  try {
    return presentUnregistered(isbn, await catalogue.findByIsbn(isbn), 'asked');
  } catch (error) {
    if (!(error instanceof CatalogueUnavailable)) throw error;
    return presentUnregistered(isbn, undefined, 'unavailable');
  }
};

/** The whole ISBN that the register does not know is asked of the catalogue; away, it has simply found nothing. */
async function foundInCatalogue(isbn: string): Promise<CatalogueBook | undefined> {
  try {
    return await system().catalogue.findByIsbn(isbn);
  } catch (error) {
    if (error instanceof CatalogueUnavailable) return undefined;
    throw error;
  }
}

/** The search begins at seven characters (§5 "Add work"). */
const shortestSearch = 7;

export const findByIsbn: UseCase<typeof listByIsbn> = async ({ params, query, profile }) => {
  const { db } = system();
  const whole = normalizeIsbn(params.x);
  const start = whole ?? params.x.replace(/[\s-]/g, '');
  if (!/^\d{1,13}$/.test(start) || start.length < shortestSearch) return { records: [], total: 0 };
  const { works, total } = await worksByIsbn(db, start, Number(query.offset ?? 0));
  const records: FoundBook[] = [];
  for (const work of works) {
    records.push(presentFound(work, (await rolesOnWork(db, profile.id, work.id)).length > 0));
  }
  if (total > 0 || !whole) return { records, total };
  const book = await foundInCatalogue(whole);
  const { work } = presentUnregistered(whole, book, 'asked');
  return work ? { records: [{ ...work, source: 'finna', isListed: 0 }], total: 1 } : { records, total };
};
