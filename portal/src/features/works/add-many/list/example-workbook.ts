import writeWorkbook from 'write-excel-file/universal';

/** A workbook with these rows on its first sheet and an empty second one, for tests and stories. */
export async function exampleWorkbook(
  rows: readonly (readonly (string | number)[])[],
): Promise<Uint8Array<ArrayBuffer>> {
  const data = rows.map((row) =>
    row.map((value) => ({ value, type: typeof value === 'number' ? Number : String })),
  );
  const file = await writeWorkbook([
    { data, sheet: 'Teokset' },
    { data: [], sheet: 'Muu' },
  ]).toBlob();
  return new Uint8Array(await file.arrayBuffer());
}
