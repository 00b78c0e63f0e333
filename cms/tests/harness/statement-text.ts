import type { AccountingLine } from '@nimio/domain/accounting/accounting.types';
import { extractText, getDocumentProxy } from 'unpdf';

/** The text of the file from top to bottom, page by page. */
export async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(Uint8Array.from(bytes)));
  return text.map((page) => page.normalize('NFC').replace(/[\u00a0\s]+/g, ' '));
}

export const textOf = async (bytes: Uint8Array): Promise<string> => (await pagesOf(bytes)).join(' ');

/** A piece of text with its place on the page, in millimetres from the left and from the top. */
export interface PlacedText {
  text: string;
  left: number;
  right: number;
  baseline: number;
  /** The size of the letters in points. */
  size: number;
}

const mm = 72 / 25.4;

/** The texts of each page with their places. */
export async function placesOf(bytes: Uint8Array): Promise<PlacedText[][]> {
  const pdf = await getDocumentProxy(Uint8Array.from(bytes));
  const pages: PlacedText[][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const [, , , top = 0] = page.view;
    const { items } = await page.getTextContent();
    pages.push(
      items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [, , , , x, y] = item.transform as [number, number, number, number, number, number];
        const text = item.str.normalize('NFC').replace(/[\u00a0\s]+/g, ' ');
        return [
          { text, left: x / mm, right: (x + item.width) / mm, baseline: (top - y) / mm, size: item.height },
        ];
      }),
    );
  }
  return pages;
}

/** The part of a text after one word and before the next. */
export const between = (text: string, from: string, to: string): string =>
  text.slice(text.indexOf(from) + from.length).split(to, 1)[0] ?? '';

/** All amounts with two decimals, in cents; a preceding number may be a share. */
export const centsIn = (text: string): number[] =>
  Array.from(
    text.replace(/\d+\/\d+/g, '·').matchAll(/(?<![\d,])(\d{1,3}(?: \d{3})*),(\d\d)(?!\d)/g),
    ([, whole = '', rest = '']) => Number(whole.replace(/ /g, '') + rest),
  );

/** The sums of a payment with an account, in the order of a Finnish statement above its works; in cents. */
export const sumsIn = (text: string) => ({
  gross: centsIn(between(text, 'Bruttosumma', 'Ennakonpidätys')),
  withheld: centsIn(between(text, '−', 'Nettosumma')),
  net: centsIn(between(text, 'tili …', 'Tilityksen päivä')),
});

/** The columns of a work after its name, in the Finnish format; the amount in cents. */
interface WrittenRow {
  role: string;
  loans: number;
  factor: string;
  share: string;
  cents: number[];
}

const isbn = '97[89][-\\d]{10,14}';
const grouped = '\\d{1,3}(?: \\d{3})*';
const row = new RegExp(`${isbn} (\\S+) (${grouped}) (\\d+,\\d+) (\\d+/\\d+) (${grouped},\\d\\d)(?!\\d)`, 'g');

/** The rows of all works, from top to bottom. */
export const rowsIn = (text: string): WrittenRow[] =>
  Array.from(text.matchAll(row), ([, role = '', loans = '', factor = '', share = '', euros = '']) => ({
    ...{ role, factor, share },
    loans: Number(loans.replace(/ /g, '')),
    cents: centsIn(euros),
  }));

const roleWords = { author: 'kirjoittaja', translator: 'kääntäjä' };

/** The expected row of a work. */
export const rowOf = (line: AccountingLine): WrittenRow => ({
  role: roleWords[line.role],
  loans: line.loans,
  factor: line.factor.toFixed(3).replace('.', ','),
  share: `${line.numerator}/${line.denominator}`,
  cents: [line.amountInCents],
});
