import { type IsbnList, readIsbnTable } from '@nimio/domain/work/isbn-list';
import { readCsv } from './read-csv';
import { readXlsx } from './read-xlsx';
import { type FileFault, FileRefused } from './refused';

/** A list that came in a file. */
export interface ListOfFile extends IsbnList {
  /** How many sheets the file has; the first one was read. */
  sheets: number;
}

/**
 * The ISBNs of a file that was chosen; loaded only then.
 *
 * @throws FileRefused when it cannot be read or is too large
 */
export async function readListFile(file: File): Promise<ListOfFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isWorkbook = /\.xlsx$/i.test(file.name);
  const { rows, sheets } = isWorkbook ? await readXlsx(bytes) : { rows: readCsv(bytes), sheets: 1 };
  return { ...readIsbnTable(rows), sheets };
}

/** A file that the browser cannot hand out, as one that was moved meanwhile, cannot be read either. */
export const faultOfFile = (error: unknown): FileFault =>
  error instanceof FileRefused ? error.fault : 'unreadable';
