import { isTitleSearchedFor, searchedTitle } from '@nimio/domain/text/title-words';
import { bareIsbn } from '@nimio/domain/work/isbn';
import { readIsbnText } from '@nimio/domain/work/isbn-list';
import type { FoundBooks } from './use-words-search';

/** What is typed to find a book: an ISBN or its beginning, or words; one of the two is empty. */
interface BookEntry {
  isbn: string;
  /** As they are asked for. */
  words: string;
}

/** As many digits as are still few for an ISBN. */
const fewDigits = 6;

/** A whole ISBN among words, as it is pasted, is what is meant. Two letters are no slip in an ISBN, of which one may be its check digit; a first letter may begin a word. */
export function readEntry(typed: string): BookEntry {
  const [only, ...others] = readIsbnText(typed).isbns;
  if (only && others.length === 0) return { isbn: only.isbn, words: '' };
  const isbn = typed.replace(/^\s*isbn(?:-?1[03])?[:\s]*(?=\d)/i, '');
  const letters = isbn.match(/\p{L}/gu)?.length ?? 0;
  if (letters > 1) return { isbn: '', words: isTitleSearchedFor(isbn) ? searchedTitle(isbn) : '' };
  const beginsWord = letters === 1 && bareIsbn(isbn).length <= fewDigits;
  return { isbn: beginsWord ? '' : isbn, words: '' };
}

/** What a search by words has brought. */
export type WordsStatus = 'choices' | 'noChoices' | 'away';

export function wordsStatus({ total, catalogue }: FoundBooks): WordsStatus {
  if (total > 0) return 'choices';
  return catalogue === 'unavailable' ? 'away' : 'noChoices';
}
