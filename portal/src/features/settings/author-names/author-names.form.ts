import type { FormErrors } from '@nimio/design-system';
import { wrongInNames } from '@nimio/domain/author-name/author-name';
import { type AuthorNameRow, authorNamesSchema } from '@nimio/domain/author-name/author-name.schema';
import { formatIsni } from '@nimio/domain/author-name/isni';
import type { AuthorName, Profile } from '@nimio/domain/profile/profile.types';
import type { ApiError } from '../../../api/api-error';
import { encodeFinding } from '../../../shared/form/field-finding';
import { flag } from '../../../shared/form/flag';
import { validateWith } from '../../../shared/form/validate-with';

/** What only staff see and send of a name. */
export interface KeptOfName {
  confirmed: boolean;
  allowISNISync: boolean;
  /** The hash of another name, empty for none. */
  aliasTo: string;
  asteriId: string;
}

/** A name as it stands in the form. */
export interface NameValues {
  /** Tells the rows apart: the name's hash, or of a new one a number of the form's own. */
  key: string;
  isNew: boolean;
  /** Goes when the form is saved; until then it can be taken back. */
  isDeleted: boolean;
  name1: string;
  name2: string;
  isni: string;
  pseudonym: boolean;
  privateAuthor: boolean;
  /** Null for who is not of the staff. */
  kept: KeptOfName | null;
}

export interface AuthorNamesValues {
  authorNames: readonly NameValues[];
}

const keptOf = (name: AuthorName): KeptOfName | null =>
  name.confirmed === undefined
    ? null
    : {
        confirmed: name.confirmed === 1,
        allowISNISync: name.allowISNISync === 1,
        aliasTo: name.aliasTo ?? '',
        asteriId: name.asteriId ?? '',
      };

export const authorNamesOf = ({ nameData }: Pick<Profile, 'nameData'>): AuthorNamesValues => ({
  authorNames: nameData.map((name) => ({
    key: name.authorHash,
    isNew: false,
    isDeleted: false,
    name1: name.name1,
    name2: name.name2,
    isni: formatIsni(name.isni ?? ''),
    pseudonym: name.pseudonym === 1,
    privateAuthor: name.privateAuthor === 1,
    kept: keptOf(name),
  })),
});

const nothingKept: KeptOfName = { confirmed: false, allowISNISync: false, aliasTo: '', asteriId: '' };

/** The list with a name on top that is stored as a new one. */
export function withNewKey(
  names: readonly NameValues[],
  name: Omit<NameValues, 'key' | 'isNew'>,
): NameValues[] {
  const numbers = names.flatMap(({ key, isNew }) => (isNew ? [Number(key.slice(4))] : []));
  return [{ ...name, key: `new-${Math.max(0, ...numbers) + 1}`, isNew: true }, ...names];
}

/** The list with an empty row on top. */
export function withNewName(names: readonly NameValues[], isStaff: boolean): NameValues[] {
  return withNewKey(names, {
    isDeleted: false,
    name1: '',
    name2: '',
    isni: '',
    pseudonym: false,
    privateAuthor: false,
    kept: isStaff ? nothingKept : null,
  });
}

/** A row that was never saved is gone at once; the others are struck through until they are saved. */
export const withoutName = (names: readonly NameValues[], key: string): NameValues[] =>
  names
    .filter((name) => name.key !== key || !name.isNew)
    .map((name) => (name.key === key ? { ...name, isDeleted: true } : name));

/** The names without the deletions of those that are in use by now. */
export const namesLeft = (
  { authorNames }: AuthorNamesValues,
  { nameData }: Pick<Profile, 'nameData'>,
): AuthorNamesValues => {
  const isInUse = (key: string) => nameData.some(({ authorHash, books }) => authorHash === key && books > 0);
  return {
    authorNames: authorNames.map((name) => (isInUse(name.key) ? { ...name, isDeleted: false } : name)),
  };
};

export const changedName = (
  names: readonly NameValues[],
  key: string,
  change: Partial<NameValues>,
): NameValues[] => names.map((name) => (name.key === key ? { ...name, ...change } : name));

const rowOf = ({ key, isNew, isDeleted: _, kept, ...name }: NameValues): AuthorNameRow => ({
  ...(!isNew && { authorHash: key }),
  ...name,
  pseudonym: flag(name.pseudonym),
  privateAuthor: flag(name.privateAuthor),
  ...(kept && {
    confirmed: flag(kept.confirmed),
    allowISNISync: flag(kept.allowISNISync),
    aliasTo: kept.aliasTo || null,
    asteriId: kept.asteriId || null,
  }),
});

/** The list as it shall be. */
export const bodyOfNames = ({ authorNames }: AuthorNamesValues) => ({
  nameData: authorNames.filter(({ isDeleted }) => !isDeleted).map(rowOf),
});

const checkShape = validateWith<AuthorNamesValues>(authorNamesSchema, bodyOfNames);
const pathOfRow = /^nameData[.[](\d+)\]?\.(\w+)$/;

/** Findings in the body by the name of the field in its row: `authorNames.0.isni`; the body lacks the rows that go. */
const inRows = (
  { authorNames }: AuthorNamesValues,
  found: readonly (readonly [path: string, finding: string | undefined])[],
): FormErrors<AuthorNamesValues> => {
  const places = authorNames.flatMap(({ isDeleted }, at) => (isDeleted ? [] : [at]));
  return Object.fromEntries(
    found.map(([path, finding]) => {
      const [, at = '', field = ''] = pathOfRow.exec(path) ?? [];
      return [`authorNames.${places[Number(at)]}.${field}`, finding];
    }),
  );
};

/** What is wrong in the rows. Those that go, or say what is stored, are not looked at. */
export function checkNames(
  values: AuthorNamesValues,
  { nameData }: Pick<Profile, 'nameData'>,
): FormErrors<AuthorNamesValues> {
  return inRows(values, [
    ...wrongInNames(authorNamesSchema.cast(bodyOfNames(values)).nameData, nameData).map(
      ({ path, ...finding }) => [path, encodeFinding(finding)] as const,
    ),
    ...Object.entries(checkShape(values)),
  ]);
}

/** What the server refused of the rows; undefined when it is about none. Staff are told otherwise what to do. */
export function refusedNames(
  { details: { fields = [] } }: ApiError,
  values: AuthorNamesValues,
): FormErrors<AuthorNamesValues> | undefined {
  const refused = fields.filter(({ path }) => pathOfRow.test(path));
  if (refused.length === 0) return undefined;
  const who = values.authorNames.some(({ kept }) => kept !== null) ? { who: 'staff' } : {};
  return inRows(
    values,
    refused.map(({ path, code, params }) => [path, encodeFinding({ code, params: { ...params, ...who } })]),
  );
}
