import fc from 'fast-check';
import { expect, test } from 'vitest';
import { euroCell, toCsv } from './csv';

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

test.each(['=1+1', '+358', '-1', '@SUM(A1)', '\tx', '\rx'])('calculates nothing: %j', (cell) => {
  expect(toCsv([[cell]]).replace(/["\ufeff]/g, '')).toBe(`'${cell}\r\n`);
});

test('negative numbers are numbers', () => {
  expect(toCsv([[-1.5]])).toBe('\ufeff-1,5\r\n');
});

test('no text starts another cell or row', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string(), { minLength: 1, maxLength: 4 }), { maxLength: 4 }), (rows) => {
      const unquoted = toCsv(rows).replace(/"(?:[^"]|"")*"/g, '');
      expect(unquoted.split('\r\n').length - 1).toBe(rows.length);
      expect(unquoted.split(';').length - 1).toBe(rows.reduce((sum, row) => sum + row.length - 1, 0));
    }),
  );
});

test('writes euros with two decimals, also round ones', () => {
  expect([180740, 5, 100, 0].map(euroCell)).toEqual(['1807,40', '0,05', '1,00', '0,00']);
});
