import { cataloguedName } from '@nimio/domain/author-name/author-name';
import { matchNames } from '@nimio/domain/author-name/name-match';
import type { CatalogueBook } from '../../../integrations/catalogue/catalogue.js';
import type { JobPayloads } from '../../../jobs/job-payloads.js';
import type { JobHandler } from '../../../jobs/jobs.js';
import { system } from '../../../system.js';
import { hasContributors, insertContributors } from '../../work/contributors.js';
import { insertWork, lockWorkByIsbn } from '../../work/store.js';
import { readSearchedName } from '../search-store.js';

const namesIt = ({ contributors }: CatalogueBook, name: string): boolean =>
  contributors.some(
    (contributor) => contributor.role !== 'other' && matchNames(name, contributor.name) !== 'none',
  );

/** A book that the register lacks becomes a work; a work that it has gains the contributors. */
async function saveBook(book: CatalogueBook): Promise<void> {
  const { db, now } = system();
  await db.transaction(async (tx) => {
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
    await insertWork(tx, work, now().toISOString());
    const stored = await lockWorkByIsbn(tx, book.isbn);
    if (stored && !(await hasContributors(tx, stored.id)))
      await insertContributors(tx, stored.id, book.contributors);
  });
}

/**
 * The job that looks up a name in the catalogue. Books found are stored as works, so that they are suggested; while the
 * catalogue is unavailable the job fails and is retried.
 */
export const searchByName: JobHandler<JobPayloads['name-search']> = async ({ nameId }) => {
  const { db, catalogue } = system();
  const row = await readSearchedName(db, nameId);
  if (!row?.searched) return;
  const name = cataloguedName(row);
  const books = await catalogue.findByName(row.searched);
  for (const book of books.filter((found) => namesIt(found, name))) await saveBook(book);
};
