import { isTitleSearchedFor, searchedTitle } from '@nimio/domain/text/title-words';
import { bareIsbn } from '@nimio/domain/work/isbn';
import { readIsbnText } from '@nimio/domain/work/isbn-list';
import type { FoundWorks } from './use-work-search';

/** The typed search: an ISBN or its prefix, or text; one of the two is empty. */
interface SearchEntry {
  isbn: string;
  /** As they are requested. */
  searchText: string;
}

/** Up to this number of digits it may not be an ISBN. */
const fewDigits = 6;

/**
 * A complete ISBN among pasted words is the search. One letter may be the check digit of an ISBN, or the beginning of a
 * word.
 */
export function readEntry(typed: string): SearchEntry {
  const [only, ...others] = readIsbnText(typed).isbns;
  if (only && others.length === 0) return { isbn: only.isbn, searchText: '' };
  const isbn = typed.replace(/^\s*isbn(?:-?1[03])?[:\s]*(?=\d)/i, '');
  const letters = isbn.match(/\p{L}/gu)?.length ?? 0;
  if (letters > 1) return { isbn: '', searchText: isTitleSearchedFor(isbn) ? searchedTitle(isbn) : '' };
  const isStartOfWord = letters === 1 && bareIsbn(isbn).length <= fewDigits;
  return { isbn: isStartOfWord ? '' : isbn, searchText: '' };
}

/** The status of a text search. */
export type FoundStatus = 'choices' | 'noChoices' | 'away';

export function foundStatus({ total, catalogue }: FoundWorks): FoundStatus {
  if (total > 0) return 'choices';
  return catalogue === 'unavailable' ? 'away' : 'noChoices';
}
