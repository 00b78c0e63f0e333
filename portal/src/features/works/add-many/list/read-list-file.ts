import { type IsbnList, readIsbnTable } from '@nimio/domain/work/isbn-list';
import { readCsv } from './read-csv';
import { readXlsx } from './read-xlsx';
import { type FileFault, FileRefused } from './refused';

/** A list from a file. */
export interface ListOfFile extends IsbnList {
  /** The number of sheets in the file, of which the first was read. */
  sheets: number;
}

/**
 * Reads the ISBNs of a chosen file.
 *
 * @throws FileRefused when it cannot be read or is too large
 */
export async function readListFile(file: File): Promise<ListOfFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isWorkbook = /\.xlsx$/i.test(file.name);
  const { rows, sheets } = isWorkbook ? await readXlsx(bytes) : { rows: readCsv(bytes), sheets: 1 };
  return { ...readIsbnTable(rows), sheets };
}

/** A file that the browser cannot open, such as a moved one. */
export const faultOfFile = (error: unknown): FileFault =>
  error instanceof FileRefused ? error.fault : 'unreadable';
