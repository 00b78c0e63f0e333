import { normalizeIsbn } from '@nimio/domain/work/isbn';
import type { FinnaRecord } from './record.js';

/** What the API answers; without `records` when there are none, as Finna does. */
export interface SearchReply {
  resultCount: number;
  records?: Partial<FinnaRecord>[];
  status: 'OK';
}

/** What Finna answers when no `field[]` is asked for, as far as these records have it. */
const defaultFields = ['formats', 'id', 'images', 'languages', 'title', 'year'];
const defaultLimit = 20;
const mostRecords = 100;

/** Answers a search of `/v1/search`: `lookfor`, `type` (`ISN` or a text search), `field[]`, `page`, `limit`. */
export function search(records: readonly FinnaRecord[], query: URLSearchParams): SearchReply {
  const lookfor = query.get('lookfor') ?? '';
  const found = query.get('type') === 'ISN' ? byIsbn(records, lookfor) : byText(records, lookfor);
  const limit = Math.min(wholeNumber(query.get('limit'), defaultLimit), mostRecords);
  const start = (Math.max(wholeNumber(query.get('page'), 1), 1) - 1) * limit;
  const asked = query.getAll('field[]');
  const page = found
    .slice(start, start + limit)
    .map((record) => pick(record, asked.length ? asked : defaultFields));
  return { resultCount: found.length, ...(page.length > 0 ? { records: page } : {}), status: 'OK' };
}

function byIsbn(records: readonly FinnaRecord[], lookfor: string): FinnaRecord[] {
  const isbn = normalizeIsbn(lookfor.replaceAll('"', ''));
  if (isbn === undefined) return [];
  return records.filter(({ isbns }) => isbns.some((own) => normalizeIsbn(own) === isbn));
}

/** Every word must be somewhere on the card; `*` at the end stands for any ending. */
function byText(records: readonly FinnaRecord[], lookfor: string): FinnaRecord[] {
  const wanted = wordsOf(lookfor, /[^\p{L}\p{N}*]+/u);
  if (wanted.length === 0) return [];
  return records.filter((record) => {
    const words = cardWords(record);
    return wanted.every((word) => words.some((own) => matches(own, word)));
  });
}

function matches(own: string, wanted: string): boolean {
  return wanted.endsWith('*') ? own.startsWith(wanted.slice(0, -1)) : own === wanted;
}

function cardWords(record: FinnaRecord): string[] {
  const { primary, secondary, corporate } = record.authors;
  const names = [primary, secondary, corporate].flatMap((authors) => Object.keys(authors));
  const card = [record.title, record.subTitle, ...record.uniformTitles, ...record.publishers, record.year];
  return wordsOf([...card, ...names].join(' '), /[^\p{L}\p{N}]+/u);
}

function wordsOf(text: string, between: RegExp): string[] {
  return text.normalize('NFC').toLocaleLowerCase('fi').split(between).filter(Boolean);
}

function pick(record: FinnaRecord, fields: readonly string[]): Partial<FinnaRecord> {
  return Object.fromEntries(Object.entries(record).filter(([field]) => fields.includes(field)));
}

function wholeNumber(text: string | null, otherwise: number): number {
  return text !== null && /^\d+$/.test(text) ? Number(text) : otherwise;
}
