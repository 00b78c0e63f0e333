import { fewestLetters, plainLetters } from './search-words.js';

/** The maximum length of a search. */
export const longestSearch = 100;

/** The number of letters by which a word is indexed, the most that can be typed. */
const longestWord = longestSearch;

/**
 * The words of titles and names, each once, in the form in which they are searched: lower case, without diacritics and
 * punctuation.
 */
export const titleWords = (text: string): string[] => {
  const words = plainLetters(text).split(/[^\p{L}\p{N}]+/u);
  return [...new Set(words.filter(Boolean).map((word) => [...word].slice(0, longestWord).join('')))];
};

/** Whether a search is long enough; a single letter would read half of the register. */
export const isTitleSearchedFor = (typed: string): boolean =>
  titleWords(typed).some((word) => [...word].length >= fewestLetters);

/** Whether each word of the search is a prefix of a word of the text. */
export function findsTitle(typed: string, text: string): boolean {
  const words = titleWords(text);
  return titleWords(typed).every((wanted) => words.some((word) => word.startsWith(wanted)));
}

/**
 * A typed search as it is requested: its words with diacritics, truncated to the maximum length. Symbols for letters (™, №)
 * are replaced by these, as in the index.
 */
export function searchedTitle(typed: string): string {
  const words =
    typed
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const whole = words.join(' ');
  if (whole.length <= longestSearch) return whole;
  const end = whole.lastIndexOf(' ', longestSearch);
  // A surrogate pair is not split.
  return end > 0 ? whole.slice(0, end) : whole.slice(0, longestSearch).replace(/\p{Cs}$/u, '');
}
