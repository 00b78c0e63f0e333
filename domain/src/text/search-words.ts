/** Substitutes for letters that Unicode does not decompose. */
const plain: Record<string, string> = { ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', ł: 'l', đ: 'd', ð: 'd', þ: 'th' };

/** Characters that are typed instead of an apostrophe. */
const apostrophes = /[\u2018\u2019\u201b\u02bb\u02bc\u02b9\u2032\uff07`\u00b4]/g;

/** Lower case without diacritics. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øæœßłđðþ]/g, (letter) => plain[letter] ?? letter);

/**
 * A name in the form in which it is searched: lower case, without diacritics, with uniform apostrophes, words separated by
 * one space.
 */
export const searchable = (text: string): string =>
  plainLetters(text.replace(apostrophes, "'")).trim().replace(/\s+/gu, ' ');

/** The number of letters by which a word is indexed; further letters are compared with the whole name. */
export const longestPart = 24;

/** The words of a search, longest first; a name has to contain each of them, in any order. */
export const searchedWords = (typed: string): string[] =>
  [...new Set(searchable(typed).split(' '))].filter(Boolean).sort((a, b) => b.length - a.length);

export const fewestLetters = 2;

/** Whether a search is long enough; a single letter would read half of the register. */
export const isSearchedFor = (typed: string): boolean =>
  searchedWords(typed).some((word) => [...word].length >= fewestLetters);

/** The index entries of a name: the suffixes of its words, so that a word is found from any of its letters on. */
export const partsOf = (name: string): string[] => [
  ...new Set(
    searchable(name)
      .split(' ')
      .flatMap((word) => {
        const letters = [...word];
        return letters.map((_, at) => letters.slice(at, at + longestPart).join(''));
      }),
  ),
];

/** Letters that are sorted after z in Finnish and Swedish, mapped to characters whose code points follow z. */
const last: Record<string, string> = { å: '{', ä: '|', æ: '|', ö: '}', ø: '}' };

/** The sort key of a name, letter by letter: å, ä and ö at the end, other diacritics ignored. */
export const registerKey = (name: string): string =>
  searchable(
    name
      .normalize('NFC')
      .toLowerCase()
      .replace(/[åäæöø]/g, (letter) => last[letter] ?? letter),
  );
