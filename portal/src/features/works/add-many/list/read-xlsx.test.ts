import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { exampleWorkbook } from './example-workbook';
import { readXlsx } from './read-xlsx';
import { FileRefused } from './refused';
import { mostOpened, mostRows } from './table-limits';

const faultOf = (bytes: Uint8Array) =>
  readXlsx(Uint8Array.from(bytes)).catch((error: unknown) =>
    error instanceof FileRefused ? error.fault : error,
  );

test('reads texts and whole numbers of the first sheet, and counts the sheets', async () => {
  const rows = [
    ['Nimi', '', 'ISBN'],
    ['Yö & päivä', '978-951-0-39265-2', 9_789_510_477_120],
  ];
  expect(await readXlsx(await exampleWorkbook(rows))).toEqual({
    rows: [
      ['Nimi', '', 'ISBN'],
      ['Yö & päivä', '978-951-0-39265-2', '9789510477120'],
    ],
    sheets: 2,
  });
});

describe('refuses', () => {
  test('no workbook', async () => {
    expect(await faultOf(new Uint8Array())).toBe('unreadable');
    // A workbook with a password, or in the old format.
    expect(
      await faultOf(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...Array.from({ length: 600 }, () => 0)])),
    ).toBe('unreadable');
    expect(await faultOf(zipSync({ 'word/document.xml': strToU8('<p/>') }))).toBe('unreadable');
  });

  test('too large a file after decompression, also with a false size', async () => {
    const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(mostOpened + 1) });
    expect(await faultOf(bomb)).toBe('tooLarge');
    const directory = new DataView(bomb.buffer).getUint32(bomb.length - 6, true);
    new DataView(bomb.buffer).setUint32(directory + 24, 100, true);
    expect(await faultOf(bomb)).toBe('unreadable');
  });

  test('too many rows', async () => {
    const rows = Array.from({ length: mostRows + 1 }, () => [1]);
    expect(await faultOf(await exampleWorkbook(rows))).toBe('tooLarge');
  });

  test('broken files, without another error', async () => {
    const whole = await exampleWorkbook([[1]]);
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(255), async (at, byte) => {
        const broken = whole.slice();
        broken[at] = byte;
        const result = await faultOf(broken);
        expect(result === 'unreadable' || result === 'tooLarge' || typeof result === 'object').toBe(true);
        expect(result).not.toBeInstanceOf(Error);
      }),
      { numRuns: 300 },
    );
  });
});
