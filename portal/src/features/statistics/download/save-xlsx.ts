import type { Row } from '../../../shared/download/csv';
import { downloadFile } from '../../../shared/download/download-file';
import { sheetOf } from './sheet';

/** Gives the person rows as a sheet of Excel. The code is loaded when it is asked for. */
export async function saveXlsx(name: string, rows: readonly Row[]): Promise<void> {
  const { default: writeSheet } = await import('write-excel-file/universal');
  const sheet = await writeSheet(sheetOf(rows)).toBlob();
  downloadFile(name, sheet.type, sheet);
}
