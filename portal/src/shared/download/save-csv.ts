import { type Row, toCsv } from '@nimio/domain/text/csv';
import { downloadFile } from './download-file';

/** Saves rows as a CSV file. */
export const saveCsv = (name: string, rows: readonly Row[]): void =>
  downloadFile(name, 'text/csv', toCsv(rows));
