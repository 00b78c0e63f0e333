import { type IsbnList, readIsbnTable } from '@nimio/domain/work/isbn-list';
import { readCsv } from './read-csv';
import { readXlsx } from './read-xlsx';
import { type FileFault, FileRefused } from './refused';

/**
 * The ISBNs of a file that was chosen; loaded only then.
 *
 * @throws FileRefused when it cannot be read or is too large
 */
export async function readListFile(file: File): Promise<IsbnList> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return readIsbnTable(/\.xlsx$/i.test(file.name) ? await readXlsx(bytes) : readCsv(bytes));
}

/** A file that the browser cannot hand out, as one that was moved meanwhile, cannot be read either. */
export const faultOfFile = (error: unknown): FileFault =>
  error instanceof FileRefused ? error.fault : 'unreadable';
