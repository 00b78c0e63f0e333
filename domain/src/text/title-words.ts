import { fewestLetters, plainLetters } from './search-words.js';

/** As many signs as a search takes. */
export const longestSearch = 100;

/** Letters of a word by which an index finds it: nobody can type more. */
const longestWord = longestSearch;

/**
 * The words of titles and names, each once, as they are searched: in lower case, without marks over and under the
 * letters, and without the signs between and around them.
 */
export const titleWords = (text: string): string[] => {
  const words = plainLetters(text).split(/[^\p{L}\p{N}]+/u);
  return [...new Set(words.filter(Boolean).map((word) => [...word].slice(0, longestWord).join('')))];
};

/** Whether enough is typed to look for: by a single letter half a register would be read. */
export const isTitleSearchedFor = (typed: string): boolean =>
  titleWords(typed).some((word) => [...word].length >= fewestLetters);

/** Whether each word that is looked for begins one of those of the text. */
export function findsTitle(typed: string, text: string): boolean {
  const words = titleWords(text);
  return titleWords(typed).every((wanted) => words.some((word) => word.startsWith(wanted)));
}

/**
 * What is typed as it is asked for: its words with their marks, from the first on as many as a search takes. Signs that
 * stand for letters (™, №) are these, as in the index.
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
  // Of a pair of surrogates neither half is left alone.
  return end > 0 ? whole.slice(0, end) : whole.slice(0, longestSearch).replace(/\p{Cs}$/u, '');
}
