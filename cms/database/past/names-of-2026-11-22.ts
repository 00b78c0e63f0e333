/**
 * The rule by which names were indexed on 22 November 2026, for the migrations of that day: they go on to do what they
 * did when they were written. It is never changed; an index by another rule is filled by a migration of its own.
 */

const plain: Record<string, string> = { ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', ł: 'l', đ: 'd', ð: 'd', þ: 'th' };
const apostrophes = /[\u2018\u2019\u201b\u02bb\u02bc\u02b9\u2032\uff07`\u00b4]/g;

const searchable = (text: string): string =>
  text
    .replace(apostrophes, "'")
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øæœßłđðþ]/g, (letter) => plain[letter] ?? letter)
    .trim()
    .replace(/\s+/gu, ' ');

const longestPart = 24;

const partsOf = (name: string): string[] => [
  ...new Set(
    searchable(name)
      .split(' ')
      .flatMap((word) => {
        const letters = [...word];
        return letters.map((_, at) => letters.slice(at, at + longestPart).join(''));
      }),
  ),
];

const last: Record<string, string> = { å: '{', ä: '|', æ: '|', ö: '}', ø: '}' };

const registerKey = (name: string): string =>
  searchable(
    name
      .normalize('NFC')
      .toLowerCase()
      .replace(/[åäæöø]/g, (letter) => last[letter] ?? letter),
  );

/** The columns of `profiles` that name a customer. */
export interface NamedRow {
  first_name: string | null;
  last_name: string | null;
  organisation_name: string | null;
  organisation_name2: string | null;
}

/** Rows of `profile_names` and `profile_name_parts` for a customer. */
export function rowsOfName(profileId: number, row: NamedRow) {
  const whole = [row.last_name, row.first_name, row.organisation_name, row.organisation_name2]
    .filter(Boolean)
    .join(' ');
  return {
    name: { profile_id: profileId, searchable: searchable(whole), register_key: registerKey(whole) },
    parts: partsOf(whole).map((part) => ({ part, profile_id: profileId })),
  };
}

/** The columns of `author_names` that name an author. */
export interface NameParts {
  name1: string;
  name2: string;
}

/** Rows of `author_name_keys` and `author_name_parts` for an author name. */
export function rowsOfAuthorName(id: number, { name1, name2 }: NameParts) {
  const whole = [name2, name1].filter(Boolean).join(' ');
  return {
    name: { author_name_id: id, searchable: searchable(whole), register_key: registerKey(whole) },
    parts: partsOf(whole).map((part) => ({ part, author_name_id: id })),
  };
}
