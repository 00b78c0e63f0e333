import type { Row } from '../../../shared/download/csv';
import { downloadFile } from '../../../shared/download/download-file';
import { sheetOf } from './sheet';

/** Saves rows as an Excel workbook. The library is loaded on demand. */
export async function saveXlsx(name: string, rows: readonly Row[]): Promise<void> {
  const { default: writeSheet } = await import('write-excel-file/universal');
  const sheet = await writeSheet(sheetOf(rows)).toBlob();
  downloadFile(name, sheet.type, sheet);
}
