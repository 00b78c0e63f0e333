import type { FieldError } from '../errors.js';
import type { AuthorName } from '../profile/profile.types.js';
import { normalizeText } from '../text/normalize-text.js';
import type { AuthorNameRow } from './author-name.schema.js';
import { isValidIsni, normalizeIsni } from './isni.js';

/** The facts that decide whether a name may be sent to ISNI. */
export interface SyncFacts {
  confirmed: 0 | 1;
  privateAuthor: 0 | 1;
  /** It is an alias of another name. */
  isAlias: boolean;
  /** The number of works that use the name. */
  books: number;
}

export type SyncBlocker = 'notConfirmed' | 'private' | 'alias' | 'noBooks';

/**
 * Why a name may not be sent to ISNI (specification §4, Author names): it has to be confirmed, not private, no alias of
 * another name, and used by a work. Empty when staff may allow it.
 */
export const syncBlockers = ({ confirmed, privateAuthor, isAlias, books }: SyncFacts): SyncBlocker[] => [
  ...(confirmed ? [] : (['notConfirmed'] as const)),
  ...(privateAuthor ? (['private'] as const) : []),
  ...(isAlias ? (['alias'] as const) : []),
  ...(books > 0 ? [] : (['noBooks'] as const)),
];

/** An id of nine digits in the national library's register of agents; `null` for none. */
export const normalizeAsteriId = (id: string | null): string | null => id?.trim() || null;
export const isValidAsteriId = (id: string): boolean => /^[0-9]{9}$/.test(id);

/**
 * Whether names of two customers may have the same ISNI. An ISNI identifies one public identity: a person's own name is
 * theirs alone, but several people may write under one pseudonym.
 */
export const mayShareIsni = (
  one: Pick<AuthorName, 'pseudonym'>,
  other: Pick<AuthorName, 'pseudonym'>,
): boolean => one.pseudonym === 1 && other.pseudonym === 1;

/** A name as printed on a book; a pseudonym often has only one part. */
export const wholeName = ({ name1, name2 }: { name1: string; name2: string }): string =>
  [name1, name2].filter(Boolean).join(' ');

/** The name as a catalogue writes it: surname first. */
export const cataloguedName = ({ name1, name2 }: { name1: string; name2: string }): string =>
  [name2, name1].filter(Boolean).join(', ');

const staffFields = ['confirmed', 'allowISNISync', 'aliasTo', 'asteriId'] as const;

/** Whether a row has fields that only staff may set. */
export const hasStaffFields = (row: AuthorNameRow): boolean =>
  staffFields.some((name) => row[name] !== undefined);

type Wrong = Omit<FieldError, 'path'> & { field: keyof AuthorNameRow };

function wrongInName({ authorHash, name1, name2, pseudonym }: AuthorNameRow): Wrong[] {
  const isNew = authorHash === undefined;
  return [
    ...(name1 === '' ? [{ field: 'name1', code: 'required' } as const] : []),
    // A name that was imported may lack its surname.
    ...(name2 === '' && isNew && !pseudonym ? [{ field: 'name2', code: 'required' } as const] : []),
  ];
}

/** An alias may only refer to a name of the same list that is no alias itself, so there are no chains and no cycles. */
function isValidAlias({ authorHash, aliasTo }: AuthorNameRow, rows: readonly AuthorNameRow[]): boolean {
  if (aliasTo == null) return true;
  const target = rows.find((row) => row.authorHash === aliasTo);
  const isTarget = rows.some((row) => row.aliasTo != null && row.aliasTo === authorHash);
  return target !== undefined && aliasTo !== authorHash && target.aliasTo == null && !isTarget;
}

const wrongIdentifiers = ({ isni, asteriId: written }: AuthorNameRow): Wrong[] => {
  const asteriId = normalizeAsteriId(written ?? null);
  return [
    ...(isni && !isValidIsni(isni) ? [{ field: 'isni', code: 'isniInvalid' } as const] : []),
    ...(asteriId === null || isValidAsteriId(asteriId)
      ? []
      : [{ field: 'asteriId', code: 'asteriIdInvalid' } as const]),
  ];
};

/** A name as it is stored. */
export type StoredName = Pick<
  AuthorName,
  'authorHash' | 'name1' | 'name2' | 'isni' | 'pseudonym' | 'asteriId'
>;

/** Whether a row equals what is stored of the name; fields that are not sent count as equal. */
const equalsStored = (row: AuthorNameRow, stored: StoredName): boolean =>
  row.authorHash === stored.authorHash &&
  row.name1 === normalizeText(stored.name1) &&
  row.name2 === normalizeText(stored.name2) &&
  row.pseudonym === stored.pseudonym &&
  normalizeIsni(row.isni) === normalizeIsni(stored.isni ?? '') &&
  (row.asteriId === undefined ||
    normalizeAsteriId(row.asteriId) === normalizeAsteriId(stored.asteriId ?? null));

/**
 * Validates a list of author names (specification §5, Author names on save): a new name needs both its parts, a pseudonym
 * only the first; ISNI, asteri id and alias have to be valid where they are present.
 *
 * @param stored the stored names; an unchanged name is accepted even when an older rule let it in
 * @returns an error for each invalid field, with a path such as `nameData.0.isni`
 */
export const wrongInNames = (
  rows: readonly AuthorNameRow[],
  stored: readonly StoredName[] = [],
): FieldError[] => {
  const wrongInRow = (row: AuthorNameRow): Wrong[] => [
    ...(stored.some((name) => equalsStored(row, name))
      ? []
      : [...wrongInName(row), ...wrongIdentifiers(row)]),
    // It depends on the other rows, which may have changed.
    ...(isValidAlias(row, rows) ? [] : [{ field: 'aliasTo', code: 'aliasInvalid' } as const]),
  ];
  return rows.flatMap((row, at) =>
    wrongInRow(row).map(({ field, ...finding }) => ({ path: `nameData.${at}.${field}`, ...finding })),
  );
};
