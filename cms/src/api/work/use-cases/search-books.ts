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
function presentAll(books: readonly CatalogueBook[], registered: readonly FoundBook[]): FoundBook[] {
  const byIsbn = new Map(registered.map((book) => [book.isbn, book]));
  return books.map((book) => byIsbn.get(book.isbn) ?? presentCatalogued(book));
}

/** The catalogue is asked by words of which the register knows no work, or by whoever misses some among those it knows. */
export const searchBooks: UseCase<typeof endpoints.searchBooks> = async ({ params, query, profile }) => {
  const { db, catalogue } = system();
  const offset = Number(query.offset ?? 0);
  const { works, total } = await searchWorks(db, profile.id, params.x, offset);
  const isFurther = query.finna === '1';
  if (total > 0 && !isFurther)
    return { records: await presentFound(db, works), total, catalogue: 'notAsked' };
  try {
    const all = await catalogue.findByWords(searchedTitle(params.x));
    const isbns = all.map(({ isbn }) => isbn);
    const registered = await presentFound(db, await findWorksByIsbn(db, profile.id, isbns));
    const books = presentAll(all, registered).filter(({ source }) => !isFurther || source === 'finna');
    const records = books.slice(offset, offset + pageSize);
    return { records, total: books.length, catalogue: 'asked' };
  } catch (error) {
    if (!(error instanceof CatalogueUnavailable)) throw error;
    return { records: [], total: 0, catalogue: 'unavailable' };
  }
};
