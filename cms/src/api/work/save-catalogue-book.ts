import type { Transaction } from '../../data/database.js';
import type { CatalogueBook } from '../../integrations/catalogue/catalogue.js';
import { system } from '../../system.js';
import { hasContributors, insertContributors } from './contributors.js';
import { insertWork, lockWorkByIsbn } from './store.js';

/**
 * A book that the register lacks becomes a work, without shares; a work that it has gains the contributors. Idempotent.
 *
 * @returns whether the register had less
 */
export async function saveCatalogueBook(tx: Transaction, book: CatalogueBook): Promise<boolean> {
  const work = {
    isbn: book.isbn,
    name: book.name,
    subtitle: book.subtitle,
    publisher: book.publisher,
    publish_year: book.publishYear,
    type: book.bookType,
    translated: book.translated ? (1 as const) : (0 as const),
    library_class: book.libraryClass,
    creator_context: 'EXT' as const,
  };
  const isNew = await insertWork(tx, work, system().now().toISOString());
  const stored = await lockWorkByIsbn(tx, book.isbn);
  if (!stored || (await hasContributors(tx, stored.id))) return isNew;
  await insertContributors(tx, stored.id, book.contributors);
  return true;
}
