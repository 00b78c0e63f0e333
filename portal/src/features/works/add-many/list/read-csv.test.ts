import { expect, test } from 'vitest';
import { readCsv } from './read-csv';
import type { FileRefused } from './refused';
import { mostRows } from './table-limits';

const utf8 = (text: string) => new TextEncoder().encode(text);
const table = [
  ['Nimi', 'ISBN'],
  ['Yö', '978'],
];

test.each([
  ['semicolons', utf8('Nimi;ISBN\r\nYö;978')],
  ['commas', utf8('Nimi,ISBN\nYö,978')],
  ['tabs', utf8('Nimi\tISBN\rYö\t978')],
  ['the mark of UTF-8', utf8('\ufeffNimi;ISBN\nYö;978')],
  ['quotation marks', utf8('"Nimi";"ISBN"\n"Yö";"978"')],
  ['Windows-1252', Uint8Array.from('Nimi;ISBN\nY\u00f6;978', (letter) => letter.charCodeAt(0))],
  ['UTF-16', new Uint8Array(Uint16Array.from('\ufeffNimi\tISBN\nYö\t978', (l) => l.charCodeAt(0)).buffer)],
])('reads %s', (_case, bytes) => {
  expect(readCsv(bytes)).toEqual(table);
});

test('keeps separators, line breaks and quotation marks within a cell', () => {
  expect(readCsv(utf8('"a;b";"one\ntwo";"say ""no"""'))).toEqual([['a;b', 'one\ntwo', 'say "no"']]);
});

test('refuses binary data, and too long a text', () => {
  const refused = (bytes: Uint8Array) => {
    try {
      return readCsv(bytes);
    } catch (error) {
      return (error as FileRefused).fault;
    }
  };
  expect(refused(new Uint8Array([0x50, 0, 0, 0]))).toBe('unreadable');
  expect(refused(utf8('\n'.repeat(mostRows)))).toBe('tooLarge');
  expect(refused(utf8('\n'.repeat(mostRows - 1)))).toHaveLength(mostRows);
});
