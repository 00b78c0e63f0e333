import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleWorkbook, exampleZip } from './example-workbook';
import { readXlsx } from './read-xlsx';
import { FileRefused } from './refused';
import { mostOpened, mostRows } from './table-limits';

const rowsOf = async (bytes: Uint8Array) => (await readXlsx(bytes)).rows;
const faultOf = (bytes: Uint8Array) =>
  rowsOf(bytes).catch((error: unknown) => (error instanceof FileRefused ? error.fault : error));

test('reads texts, shared texts and numbers of the first sheet, each in its place', async () => {
  const sheet = `
    <row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><r><t>IS</t></r><r><t>BN</t></r></is></c></row>
    <row r="3"><c r="A3" t="str"><f>B1</f><v>Y&#246; &amp; p&#xE4;iv&#228;</v></c><c r="B3"/><c r="C3" s="4"><v>9789510477120</v></c></row>
    <row r="4"><c r="C4"><v>9.78951047712E+12</v></c><c r="D4" t="s"><v>1</v></c></row>`;
  expect(
    await rowsOf(await exampleWorkbook(sheet, ['<t>Nimi</t>', '<t>x</t><rPh sb="0"><t>y</t></rPh>'])),
  ).toEqual([['Nimi', '', 'ISBN'], [], ['Yö & päivä', '', '9789510477120'], ['', '', '9789510477120', 'x']]);
});

test('returns the number of sheets', async () => {
  expect((await readXlsx(await exampleWorkbook(''))).sheets).toBe(2);
});

test('reads cells without references in sequence', async () => {
  expect(await rowsOf(await exampleWorkbook('<row><c><v>1</v></c><c><v>2.5</v></c></row>'))).toEqual([
    ['1', '2.5'],
  ]);
});

describe('refuses', () => {
  test('no workbook', async () => {
    expect(await faultOf(new Uint8Array())).toBe('unreadable');
    // A workbook with a password, or in the old format.
    expect(
      await faultOf(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...Array.from({ length: 600 }, () => 0)])),
    ).toBe('unreadable');
    expect(await faultOf(await exampleZip([{ name: 'word/document.xml', text: '<p/>' }]))).toBe('unreadable');
    expect(await faultOf(await exampleWorkbook('<!DOCTYPE x>'))).toBe('unreadable');
  });

  test('too large a file after decompression, also with a false size', async () => {
    const bomb = ' '.repeat(mostOpened + 1);
    expect(await faultOf(await exampleWorkbook(bomb))).toBe('tooLarge');
    expect(await faultOf(await exampleWorkbook(bomb, [], 100))).toBe('tooLarge');
  });

  test('too many rows, and unordered rows', async () => {
    expect(await faultOf(await exampleWorkbook(`<row r="${mostRows + 1}"/>`))).toBe('tooLarge');
    expect(await faultOf(await exampleWorkbook('<row r="2"></row><row r="1"></row>'))).toBe('unreadable');
  });

  test('too many columns', async () => {
    const sheet = '<row r="1"><c r="XFD1"><v>1</v></c><c r="A1"><v>2</v></c></row>';
    expect(await rowsOf(await exampleWorkbook(sheet))).toEqual([['2']]);
  });

  test('broken files, without another error', async () => {
    const whole = await exampleWorkbook('<row r="1"><c r="A1"><v>1</v></c></row>', ['<t>x</t>']);
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(255), async (at, byte) => {
        const broken = whole.slice();
        broken[at] = byte;
        const result = await faultOf(broken);
        expect(Array.isArray(result) || result === 'unreadable' || result === 'tooLarge').toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
