import { csvOf, type Row } from './csv';

function save(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

export const saveCsv = (rows: readonly Row[], name: string): void =>
  save(new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);

/** Cells have their kinds, so no text becomes a formula. The code is loaded when it is asked for. */
export async function saveXlsx([heads = [], ...rows]: readonly Row[], name: string): Promise<void> {
  const { default: writeSheet } = await import('write-excel-file/universal');
  const cells = rows.map((row) =>
    row.map((value) => ({ value, type: typeof value === 'number' ? Number : String })),
  );
  const headCells = heads.map((value) => ({
    value: String(value),
    type: String,
    fontWeight: 'bold' as const,
  }));
  save(await writeSheet([headCells, ...cells]).toBlob(), `${name}.xlsx`);
}
