import type { FieldError } from '../errors.js';
import type { AuthorName } from '../profile/profile.types.js';
import { normalizeText } from '../text/normalize-text.js';
import type { AuthorNameRow } from './author-name.schema.js';
import { isValidIsni, normalizeIsni } from './isni.js';

/** What decides whether a name may be sent to ISNI. */
export interface SyncFacts {
  confirmed: 0 | 1;
  privateAuthor: 0 | 1;
  /** It is a form of another name. */
  isAlias: boolean;
  /** In how many works the name is in use. */
  books: number;
}

export type SyncHindrance = 'notConfirmed' | 'private' | 'alias' | 'noBooks';

/**
 * Why a name may not be sent to ISNI (specification §4, Author names): it has to be confirmed, not private, no form
 * of another name, and in use in a work. Empty when staff may allow it.
 */
export const syncHindrances = ({ confirmed, privateAuthor, isAlias, books }: SyncFacts): SyncHindrance[] => [
  ...(confirmed ? [] : (['notConfirmed'] as const)),
  ...(privateAuthor ? (['private'] as const) : []),
  ...(isAlias ? (['alias'] as const) : []),
  ...(books > 0 ? [] : (['noBooks'] as const)),
];

/** Nine digits, as the national library's register of agents numbers them; none is null. */
export const normalizeAsteriId = (id: string | null): string | null => id?.trim() || null;
export const isValidAsteriId = (id: string): boolean => /^[0-9]{9}$/.test(id);

/**
 * Whether names of two customers may have the same ISNI. It stands for one public identity: a person's own name is
 * nobody else's, but several may write under one pseudonym.
 */
export const mayShareIsni = (
  one: Pick<AuthorName, 'pseudonym'>,
  other: Pick<AuthorName, 'pseudonym'>,
): boolean => one.pseudonym === 1 && other.pseudonym === 1;

/** A name as it stands on a book: a pseudonym often has one part alone. */
export const wholeName = ({ name1, name2 }: { name1: string; name2: string }): string =>
  [name1, name2].filter(Boolean).join(' ');

/** The same as a catalogue writes it: the surname first. */
export const cataloguedName = ({ name1, name2 }: { name1: string; name2: string }): string =>
  [name2, name1].filter(Boolean).join(', ');

const staffFields = ['confirmed', 'allowISNISync', 'aliasTo', 'asteriId'] as const;

/** Whether a row says something that only staff may. */
export const saysStaffFields = (row: AuthorNameRow): boolean =>
  staffFields.some((name) => row[name] !== undefined);

type Wrong = Omit<FieldError, 'path'> & { field: keyof AuthorNameRow };

function wrongInName({ authorHash, name1, name2, pseudonym }: AuthorNameRow): Wrong[] {
  const isNew = authorHash === undefined;
  return [
    ...(name1 === '' ? [{ field: 'name1', code: 'required' } as const] : []),
    // A name that came from the register may lack its surname.
    ...(name2 === '' && isNew && !pseudonym ? [{ field: 'name2', code: 'required' } as const] : []),
  ];
}

/** Only a name of the same list that is itself no form of another: so there are no chains, and no circles. */
function isAliasRight({ authorHash, aliasTo }: AuthorNameRow, rows: readonly AuthorNameRow[]): boolean {
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

/** Whether a row says what is stored of the name; what is not sent stays as it is. */
const saysWhatIsStored = (row: AuthorNameRow, stored: StoredName): boolean =>
  row.authorHash === stored.authorHash &&
  row.name1 === normalizeText(stored.name1) &&
  row.name2 === normalizeText(stored.name2) &&
  row.pseudonym === stored.pseudonym &&
  normalizeIsni(row.isni) === normalizeIsni(stored.isni ?? '') &&
  (row.asteriId === undefined ||
    normalizeAsteriId(row.asteriId) === normalizeAsteriId(stored.asteriId ?? null));

/**
 * What is wrong in a list of author names (specification §5, Author names on save): a new name needs both its parts,
 * a pseudonym the first alone; ISNI, asteri id and alias have to be right where they are given.
 *
 * @param stored the names that there are: what says the same as before is let be, whatever an older rule has let in
 * @returns a finding for each field, its path like `nameData.0.isni`
 */
export const wrongInNames = (
  rows: readonly AuthorNameRow[],
  stored: readonly StoredName[] = [],
): FieldError[] => {
  const wrongInRow = (row: AuthorNameRow): Wrong[] => [
    ...(stored.some((name) => saysWhatIsStored(row, name))
      ? []
      : [...wrongInName(row), ...wrongIdentifiers(row)]),
    // It hangs on the other rows, which may have changed.
    ...(isAliasRight(row, rows) ? [] : [{ field: 'aliasTo', code: 'aliasInvalid' } as const]),
  ];
  return rows.flatMap((row, at) =>
    wrongInRow(row).map(({ field, ...finding }) => ({ path: `nameData.${at}.${field}`, ...finding })),
  );
};
