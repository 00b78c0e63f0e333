import type { WorkLoans } from '@nimio/domain/loan/statistics';
import { toCsv } from '@nimio/domain/text/csv';
import { expect, test } from 'vitest';
import { sheetOf } from '../sheet';
import { loanRows } from './loan-rows';

const work: WorkLoans = {
  isbn: '9789510392652',
  name: 'Saaren talvi',
  type: 'book',
  translated: 0,
  numberOfAuthors: 3,
  numberOfTranslators: 0,
  numberOfEditors: 0,
  numberOfIllustrators: 0,
  total: 1_204,
  share: 1_204 / 3,
  terms: [],
};
const labels = {
  headers: ['ISBN', 'Teos', 'Tekijöitä', 'Osuuteni', 'Lainat yhteensä', 'Muoto'],
  contributors: ({ numberOfAuthors }: WorkLoans) => `${numberOfAuthors} kirjoittajaa`,
  type: () => 'Kirja',
};
const rows = loanRows(
  [
    work,
    { ...work, share: 1.005, name: 'Yö; tai päivä' },
    { ...work, share: 602, name: '=HYPERLINK("https://nimio.example")' },
  ],
  labels,
);

test('a file has headings, and shares of two decimals that are numbers', () => {
  expect(toCsv(rows)).toBe(
    [
      '\ufeffISBN;Teos;Tekijöitä;Osuuteni;Lainat yhteensä;Muoto',
      '978-951-0-39265-2;Saaren talvi;3 kirjoittajaa;401,33;1204;Kirja',
      '978-951-0-39265-2;"Yö; tai päivä";3 kirjoittajaa;1,01;1204;Kirja',
      `978-951-0-39265-2;"'=HYPERLINK(""https://nimio.example"")";3 kirjoittajaa;602;1204;Kirja`,
      '',
    ].join('\r\n'),
  );
});

test('a sheet has the same, numbers as numbers and everything else as text', () => {
  const [headers, first, , last] = sheetOf(rows);
  expect(headers).toEqual(labels.headers.map((value) => ({ value, type: String, fontWeight: 'bold' })));
  expect(first?.slice(3, 5)).toEqual([
    { value: 401.33, type: Number },
    { value: 1_204, type: Number },
  ]);
  expect(last?.[1]).toEqual({ value: '=HYPERLINK("https://nimio.example")', type: String });
});
