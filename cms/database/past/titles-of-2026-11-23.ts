/**
 * The rule by which works were indexed on 23 November 2026, for the migration of that day: it goes on to do what it did
 * when it was written. It is never changed; an index by another rule is filled by a migration of its own.
 */

const plain: Record<string, string> = { ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', ł: 'l', đ: 'd', ð: 'd', þ: 'th' };
const apostrophes = /[\u2018\u2019\u201b\u02bb\u02bc\u02b9\u2032\uff07`\u00b4]/g;

const plainLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øæœßłđðþ]/g, (letter) => plain[letter] ?? letter);

const last: Record<string, string> = { å: '{', ä: '|', æ: '|', ö: '}', ø: '}' };

/** What `works.register_key` is for a title. */
export const registerKey = (name: string): string =>
  plainLetters(
    name
      .normalize('NFC')
      .toLowerCase()
      .replace(/[åäæöø]/g, (letter) => last[letter] ?? letter)
      .replace(apostrophes, "'"),
  )
    .trim()
    .replace(/\s+/gu, ' ');

const longestWord = 100;

/** Rows of `work_words` for a work, of its title and subtitle and the names of who made it. */
export const rowsOfWork = (id: number, texts: readonly (string | null)[]) => {
  const words = plainLetters(texts.join(' ')).split(/[^\p{L}\p{N}]+/u);
  const cut = words.filter(Boolean).map((word) => [...word].slice(0, longestWord).join(''));
  return [...new Set(cut)].map((word) => ({ word, work_id: id }));
};
