import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isValidContactPhone } from '../contact/phone.js';
import { euroCell, type Row, toCsv } from './csv.js';

test('has semicolons, decimal commas, and a byte order mark', () => {
  expect(
    toCsv([
      ['Nimi', 'Osuus'],
      ['Yö', 12.5],
    ]),
  ).toBe('\ufeffNimi;Osuus\r\nYö;12,5\r\n');
});

test('quotes the content of a cell', () => {
  expect(toCsv([['a;b', 'say "no"', 'one\ntwo']])).toBe('\ufeff"a;b";"say ""no""";"one\ntwo"\r\n');
});

test.each(['=1+1', '+358', '-1', '@SUM(A1)', '\tx', '\rx', '+1-800-AUTHOR', '+358 40 1234567=1'])(
  'calculates nothing: %j',
  (cell) => {
    expect(toCsv([[cell]]).replace(/["\ufeff]/g, '')).toBe(`'${cell}\r\n`);
  },
);

test.each(['+358 40 123 4567', '+358 (0)9 123/456'])('leaves a phone number as it is: %s', (phone) => {
  expect(toCsv([[phone]])).toBe(`\ufeff${phone}\r\n`);
});

test('negative numbers and sums are numbers', () => {
  expect(toCsv([[-1.5, euroCell(-123_400)]])).toBe('\ufeff-1,5;-1234,00\r\n');
  expect(toCsv([['-1,00+A1', '-1,0']])).toBe("\ufeff'-1,00+A1;'-1,0\r\n");
});

/** Texts with many of the characters that separate, quote or begin a formula. */
const text = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ';', "'", ' ', '1', 'ä') }),
);
const table = fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { maxLength: 4 });

/** Reads a table as RFC 4180 describes it, with semicolons. */
function read(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of csv
    .slice(1)
    .matchAll(/(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n)/g)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ';') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

test('is read again as the same table, except for the apostrophe before a formula', () => {
  fc.assert(
    fc.property(table, (rows) => {
      const expected = rows.map((row) =>
        row.map((cell) => (/^[=+\-@\t\r]/.test(cell) && !isValidContactPhone(cell) ? `'${cell}` : cell)),
      );
      expect(read(toCsv(rows))).toEqual(expected);
    }),
  );
});

test('no cell but a phone number begins as a formula', () => {
  fc.assert(
    fc.property(table, (rows: Row[]) => {
      for (const cell of read(toCsv(rows)).flat())
        expect(/^[=+\-@\t\r]/.test(cell) && !/^\+[\d ()/,+]+$/.test(cell)).toBe(false);
    }),
  );
});

test('no text starts another cell or row', () => {
  fc.assert(
    fc.property(table, (rows) => {
      const unquoted = toCsv(rows).replace(/"(?:[^"]|"")*"/g, '');
      expect(unquoted.split('\r\n').length - 1).toBe(rows.length);
      expect(unquoted.split(';').length - 1).toBe(rows.reduce((sum, row) => sum + row.length - 1, 0));
    }),
  );
});

test('writes euros with two decimals, also round ones', () => {
  expect([180740, 5, 100, 0].map(euroCell)).toEqual(['1807,40', '0,05', '1,00', '0,00']);
});
