import { isTitleSearchedFor, searchedTitle } from '@nimio/domain/text/title-words';
import { bareIsbn } from '@nimio/domain/work/isbn';
import { readIsbnText } from '@nimio/domain/work/isbn-list';
import type { FoundBooks } from './use-words-search';

/** The typed search: an ISBN or its prefix, or words; one of the two is empty. */
interface BookEntry {
  isbn: string;
  /** As they are requested. */
  words: string;
}

/** Up to this number of digits it may not be an ISBN. */
const fewDigits = 6;

/**
 * A complete ISBN among pasted words is the search. One letter may be the check digit of an ISBN, or the beginning of a
 * word.
 */
export function readEntry(typed: string): BookEntry {
  const [only, ...others] = readIsbnText(typed).isbns;
  if (only && others.length === 0) return { isbn: only.isbn, words: '' };
  const isbn = typed.replace(/^\s*isbn(?:-?1[03])?[:\s]*(?=\d)/i, '');
  const letters = isbn.match(/\p{L}/gu)?.length ?? 0;
  if (letters > 1) return { isbn: '', words: isTitleSearchedFor(isbn) ? searchedTitle(isbn) : '' };
  const beginsWord = letters === 1 && bareIsbn(isbn).length <= fewDigits;
  return { isbn: beginsWord ? '' : isbn, words: '' };
}

/** The status of a search by words. */
export type WordsStatus = 'choices' | 'noChoices' | 'away';

export function wordsStatus({ total, catalogue }: FoundBooks): WordsStatus {
  if (total > 0) return 'choices';
  return catalogue === 'unavailable' ? 'away' : 'noChoices';
}
