import type { Row } from '../../../shared/download/csv';
import { downloadFile } from '../../../shared/download/download-file';

/** Cells have their kinds, so no text becomes a formula. The code is loaded when it is asked for. */
export async function saveXlsx(name: string, [heads = [], ...rows]: readonly Row[]): Promise<void> {
  const { default: writeSheet } = await import('write-excel-file/universal');
  const cells = rows.map((row) =>
    row.map((value) => ({ value, type: typeof value === 'number' ? Number : String })),
  );
  const headCells = heads.map((value) => ({
    value: String(value),
    type: String,
    fontWeight: 'bold' as const,
  }));
  const sheet = await writeSheet([headCells, ...cells]).toBlob();
  downloadFile(name, sheet.type, sheet);
}
