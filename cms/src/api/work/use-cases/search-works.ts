import { pageSize } from '@nimio/domain/paging';
import { searchedTitle } from '@nimio/domain/text/title-words';
import type * as endpoints from '@nimio/domain/work/work.endpoints';
import type { FoundWork } from '@nimio/domain/work/work.types';
import type { UseCase } from '../../../http/call.js';
import { type CatalogueBook, CatalogueUnavailable } from '../../../integrations/catalogue/catalogue.js';
import { system } from '../../../system.js';
import { presentCatalogued, presentFound } from '../present.js';
import { findWorks, findWorksByIsbn } from '../store.js';
import { findWorksByWords, worksFoundAmong } from '../work-search.js';

/** The register may have a book under another title or without contributors; its own data take precedence. */
async function presentAll(books: readonly CatalogueBook[], profileId: number): Promise<FoundWork[]> {
  const { db } = system();
  const isbns = books.map(({ isbn }) => isbn);
  const registered = await presentFound(db, await findWorksByIsbn(db, profileId, isbns));
  const byIsbn = new Map(registered.map((book) => [book.isbn, book]));
  return books.map((book) => byIsbn.get(book.isbn) ?? presentCatalogued(book));
}

/** The books that the same words do not find in the register. */
async function furtherOf(books: readonly CatalogueBook[], typed: string): Promise<CatalogueBook[]> {
  const { db } = system();
  const works = await findWorks(
    db,
    books.map(({ isbn }) => isbn),
  );
  const ids = works.map(({ id }) => id);
  const foundIds = await worksFoundAmong(db, typed, ids);
  const found = new Set(works.filter(({ id }) => foundIds.has(id)).map(({ isbn }) => isbn));
  return books.filter(({ isbn }) => !found.has(isbn));
}

/** The catalogue is searched if the register finds nothing, or on request. */
export const searchWorks: UseCase<typeof endpoints.searchWorks> = async ({ params, query, profile }) => {
  const { db, catalogue } = system();
  const offset = Number(query.offset ?? 0);
  const isFurther = query.finna === '1';
  if (!isFurther) {
    const { works, total } = await findWorksByWords(db, profile.id, params.x, offset);
    if (total > 0) return { records: await presentFound(db, works), total, catalogue: 'notAsked' };
  }
  try {
    const all = await catalogue.findByWords(searchedTitle(params.x));
    const books = isFurther ? await furtherOf(all, params.x) : all;
    const records = await presentAll(books.slice(offset, offset + pageSize), profile.id);
    return { records, total: books.length, catalogue: 'asked' };
  } catch (error) {
    if (!(error instanceof CatalogueUnavailable)) throw error;
    return { records: [], total: 0, catalogue: 'unavailable' };
  }
};
