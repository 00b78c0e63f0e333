import { pageSize } from '@nimio/domain/paging';
import { searchedTitle } from '@nimio/domain/text/title-words';
import type * as endpoints from '@nimio/domain/work/work.endpoints';
import type { FoundBook } from '@nimio/domain/work/work.types';
import type { UseCase } from '../../../http/call.js';
import { type CatalogueBook, CatalogueUnavailable } from '../../../integrations/catalogue/catalogue.js';
import { system } from '../../../system.js';
import { presentCatalogued, presentFound } from '../present.js';
import { findWorksByIsbn } from '../store.js';
import { searchWorks } from '../work-search.js';

/** The register may have a book by another title, or without who made it: what it says of the book counts. */
async function presentAll(books: readonly CatalogueBook[], profileId: number): Promise<FoundBook[]> {
  const isbns = books.map(({ isbn }) => isbn);
  const works = await findWorksByIsbn(system().db, profileId, isbns);
  return books.map((book) => {
    const work = works.find(({ isbn }) => isbn === book.isbn);
    return work ? presentFound(work) : presentCatalogued(book);
  });
}

/** The catalogue is asked by words of which the register knows no work. */
export const searchBooks: UseCase<typeof endpoints.searchBooks> = async ({ params, query, profile }) => {
  const { db, catalogue } = system();
  const offset = Number(query.offset ?? 0);
  const { works, total } = await searchWorks(db, profile.id, params.x, offset);
  if (total > 0) return { records: works.map(presentFound), total, catalogue: 'notAsked' };
  try {
    const books = await catalogue.findByWords(searchedTitle(params.x));
    const page = books.slice(offset, offset + pageSize);
    return { records: await presentAll(page, profile.id), total: books.length, catalogue: 'asked' };
  } catch (error) {
    if (!(error instanceof CatalogueUnavailable)) throw error;
    return { records: [], total: 0, catalogue: 'unavailable' };
  }
};
