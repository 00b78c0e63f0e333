// A workbook like Excel's, for tests and stories.

const encoder = new TextEncoder();

async function deflated(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

interface Part {
  name: string;
  text: string;
}

/** Little-endian numbers of two or four bytes. */
const numbers = (...sizes: [number, 2 | 4][]): number[] =>
  sizes.flatMap(([value, size]) =>
    Array.from({ length: size }, (_, place) => Math.floor(value / 256 ** place) % 256),
  );

/** @param declaredSize a false size of each part in the directory */
export async function exampleZip(
  parts: readonly Part[],
  declaredSize?: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes: number[] = [];
  const directory: number[] = [];
  for (const { name, text } of parts) {
    const packed = await deflated(text);
    const label = [...encoder.encode(name)];
    const size = declaredSize ?? encoder.encode(text).length;
    const common = numbers([0, 2], [8, 2], [0, 4], [0, 4], [packed.length, 4], [size, 4], [label.length, 2]);
    directory.push(...numbers([0x02014b50, 4], [20, 2], [20, 2]), ...common);
    directory.push(...numbers([0, 2], [0, 2], [0, 2], [0, 2], [0, 4], [bytes.length, 4]), ...label);
    bytes.push(...numbers([0x04034b50, 4], [20, 2]), ...common, ...numbers([0, 2]), ...label);
    for (const byte of packed) bytes.push(byte);
  }
  const end = numbers([0x06054b50, 4], [0, 4], [parts.length, 2], [parts.length, 2]);
  const where = numbers([directory.length, 4], [bytes.length, 4], [0, 2]);
  return new Uint8Array([...bytes, ...directory, ...end, ...where]);
}

/**
 * @param sheet the `sheetData` of the first sheet
 * @param shared the shared strings: `<t>Nimi</t>`
 */
export const exampleWorkbook = (sheet: string, shared: readonly string[] = [], declaredSize?: number) =>
  exampleZip(
    [
      {
        name: 'xl/workbook.xml',
        text: '<workbook><sheets><sheet name="Teokset" sheetId="1" r:id="rId7"/><sheet name="Muu" sheetId="2" r:id="rId1"/></sheets></workbook>',
      },
      {
        name: 'xl/_rels/workbook.xml.rels',
        text: '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId7" Target="worksheets/sheet2.xml"/></Relationships>',
      },
      { name: 'xl/worksheets/sheet2.xml', text: `<worksheet><sheetData>${sheet}</sheetData></worksheet>` },
      {
        name: 'xl/sharedStrings.xml',
        text: `<sst>${shared.map((text) => `<si>${text}</si>`).join('')}</sst>`,
      },
    ],
    declaredSize,
  );
