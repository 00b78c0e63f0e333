import { normalizeIsbn } from '@nimio/domain/work/isbn';
import type { FinnaRecord } from './record.js';

interface SearchReply {
  resultCount: number;
  /** Absent if there are none, as in Finna. */
  records?: Partial<FinnaRecord>[];
  status: 'OK';
}

/** Handles a query of `/v1/search`: `lookfor`, `type` (`ISN`, otherwise a text search), `field[]` and `limit`. */
export function search(records: readonly FinnaRecord[], query: URLSearchParams): SearchReply {
  const lookfor = query.get('lookfor') ?? '';
  const found = query.get('type') === 'ISN' ? byIsbn(records, lookfor) : byText(records, lookfor);
  const fields = query.getAll('field[]');
  const page = found
    .slice(0, Number(query.get('limit') ?? 20))
    .map((record) => Object.fromEntries(Object.entries(record).filter(([field]) => fields.includes(field))));
  return { resultCount: found.length, ...(page.length > 0 ? { records: page } : {}), status: 'OK' };
}

function byIsbn(records: readonly FinnaRecord[], lookfor: string): FinnaRecord[] {
  const isbn = normalizeIsbn(lookfor.replaceAll('"', ''));
  if (isbn === undefined) return [];
  return records.filter(({ isbns }) => isbns.some((own) => normalizeIsbn(own) === isbn));
}

/** Each word has to be in the record; `*` at the end of a word matches any ending. */
function byText(records: readonly FinnaRecord[], lookfor: string): FinnaRecord[] {
  const wanted = wordsOf(lookfor, /[^\p{L}\p{N}*]+/u);
  if (wanted.length === 0) return [];
  return records.filter((record) => {
    const words = recordWords(record);
    return wanted.every((word) => words.some((own) => matches(own, word)));
  });
}

function matches(own: string, wanted: string): boolean {
  return wanted.endsWith('*') ? own.startsWith(wanted.slice(0, -1)) : own === wanted;
}

function recordWords(record: FinnaRecord): string[] {
  const { primary, secondary, corporate } = record.authors;
  const names = [primary, secondary, corporate].flatMap((authors) => Object.keys(authors));
  const texts = [record.title, record.subTitle, ...record.uniformTitles, ...record.publishers, record.year];
  return wordsOf([...texts, ...names].join(' '), /[^\p{L}\p{N}]+/u);
}

function wordsOf(text: string, separator: RegExp): string[] {
  return text.normalize('NFC').toLocaleLowerCase('fi').split(separator).filter(Boolean);
}
