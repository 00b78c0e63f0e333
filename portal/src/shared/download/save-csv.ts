import { type Row, toCsv } from './csv';
import { downloadFile } from './download-file';

/** Gives the person rows as a file for Excel. */
export const saveCsv = (name: string, rows: readonly Row[]): void =>
  downloadFile(name, 'text/csv', toCsv(rows));
