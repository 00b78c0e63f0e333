/** Letters that Unicode does not take apart, as those who type without them write them. */
const plain: Record<string, string> = { ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', ł: 'l', đ: 'd', ð: 'd', þ: 'th' };

/** What people and keyboards write in the place of an apostrophe. */
const apostrophes = /[\u2018\u2019\u201b\u02bb\u02bc\u02b9\u2032\uff07`\u00b4]/g;

/** Letters in lower case, without marks over and under them. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øæœßłđðþ]/g, (letter) => plain[letter] ?? letter);

/**
 * A name as it is searched: in lower case, without marks over and under the letters, every apostrophe the same,
 * words apart by one space.
 */
export const searchable = (text: string): string =>
  plainLetters(text.replace(apostrophes, "'")).trim().replace(/\s+/gu, ' ');

/** Letters of a word by which an index finds it; what is typed beyond is looked at in the whole name. */
export const longestPart = 24;

/** The words that are looked for, the longest first; each has to stand somewhere in a name, whatever the order. */
export const searchedWords = (typed: string): string[] =>
  [...new Set(searchable(typed).split(' '))].filter(Boolean).sort((a, b) => b.length - a.length);

export const fewestLetters = 2;

/** Whether enough is typed to look for: by a single letter half a register would be read. */
export const isSearchedFor = (typed: string): boolean =>
  searchedWords(typed).some((word) => [...word].length >= fewestLetters);

/** Everything that a word within the name can be found by from any of its letters on, as an index keeps it. */
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

/** What comes after z in a Finnish and Swedish register, as signs that come after z by their number too. */
const last: Record<string, string> = { å: '{', ä: '|', æ: '|', ö: '}', ø: '}' };

/** A name by which a register is sorted, letter by letter: å, ä and ö at the end, other marks without weight. */
export const registerKey = (name: string): string =>
  searchable(
    name
      .normalize('NFC')
      .toLowerCase()
      .replace(/[åäæöø]/g, (letter) => last[letter] ?? letter),
  );
