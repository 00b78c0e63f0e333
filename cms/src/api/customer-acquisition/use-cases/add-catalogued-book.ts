import type * as endpoints from '@nimio/domain/customer-acquisition/customer-acquisition.endpoints';
import { DomainError } from '@nimio/domain/errors';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { type CatalogueBook, CatalogueUnavailable } from '../../../integrations/catalogue/catalogue.js';
import { system } from '../../../system.js';
import { hasContributors, readContributors } from '../../work/contributors.js';
import { saveCatalogueBook } from '../../work/save-catalogue-book.js';
import { findWork } from '../../work/store.js';
import { isExcludedIsbn } from '../reserve-store.js';

async function lookUp(isbn: string): Promise<CatalogueBook> {
  try {
    const book = await system().catalogue.findByIsbn(isbn);
    if (!book) throw new DomainError('bookUnknown');
    return book;
  } catch (error) {
    throw error instanceof CatalogueUnavailable ? new DomainError('serviceUnavailable') : error;
  }
}

/** A book whose contributors the register knows is not looked up again. */
export const addCataloguedBook: UseCase<typeof endpoints.addCataloguedBook> = async ({
  params: { isbn },
  caller,
  requestId,
}) => {
  const { db } = system();
  const known = await findWork(db, isbn);
  if (!known || !(await hasContributors(db, known.id))) {
    // In the register, an excluded ISBN would have points again.
    if (await isExcludedIsbn(db, isbn)) throw new DomainError('isbnExcluded');
    const book = await lookUp(isbn);
    await db.transaction(async (tx) => {
      if (await saveCatalogueBook(tx, book))
        await audit(tx, 'work.catalogue', { caller, requestId }, { isbn });
    });
  }
  const work = await findWork(db, isbn);
  if (!work) throw new Error('The work just added is not there');
  return { hash: work.hash, isbn, name: work.name, contributors: await readContributors(db, work.id) };
};
