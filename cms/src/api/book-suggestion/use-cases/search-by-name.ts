import { cataloguedName } from '@nimio/domain/author-name/author-name';
import { matchNames } from '@nimio/domain/author-name/name-match';
import type { CatalogueBook } from '../../../integrations/catalogue/catalogue.js';
import type { JobPayloads } from '../../../jobs/job-payloads.js';
import type { JobHandler } from '../../../jobs/jobs.js';
import { system } from '../../../system.js';
import { saveCatalogueBook } from '../../work/save-catalogue-book.js';
import { readSearchedName } from '../search-store.js';

const namesIt = ({ contributors }: CatalogueBook, name: string): boolean =>
  contributors.some(
    (contributor) => contributor.role !== 'other' && matchNames(name, contributor.name) !== 'none',
  );

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
  for (const book of books.filter((found) => namesIt(found, name)))
    await db.transaction((tx) => saveCatalogueBook(tx, book));
};
