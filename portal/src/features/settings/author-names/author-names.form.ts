import type { FormErrors } from '@nimio/design-system';
import type { AuthorNameRow } from '@nimio/domain/author-name/author-name.schema';
import { formatIsni } from '@nimio/domain/author-name/isni';
import type { AuthorName, Profile } from '@nimio/domain/profile/profile.types';
import type { ApiError } from '../../../api/api-error';
import { encodeFinding } from '../../../shared/form/field-finding';
import { flag } from '../../../shared/form/flag';

/** The fields of a name that only staff see and send. */
export interface StaffValues {
  confirmed: boolean;
  allowISNISync: boolean;
  /** Hash of another name; empty for none. */
  aliasTo: string;
  asteriId: string;
}

/** A name in the form. */
export interface NameValues {
  /** Identifies the row: the name's hash, or for a new one an id of the form. */
  key: string;
  isNew: boolean;
  /** Deleted when the form is saved; until then it can be restored. */
  isDeleted: boolean;
  name1: string;
  name2: string;
  isni: string;
  pseudonym: boolean;
  privateAuthor: boolean;
  /** `null` unless the user is staff. */
  staffValues: StaffValues | null;
}

export interface AuthorNamesValues {
  authorNames: readonly NameValues[];
}

const staffValuesOf = (name: AuthorName): StaffValues | null =>
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
    staffValues: staffValuesOf(name),
  })),
});

const emptyStaffValues: StaffValues = { confirmed: false, allowISNISync: false, aliasTo: '', asteriId: '' };

/** Adds a name at the top, to be stored as a new one. */
export function withNewKey(
  names: readonly NameValues[],
  name: Omit<NameValues, 'key' | 'isNew'>,
): NameValues[] {
  const numbers = names.flatMap(({ key, isNew }) => (isNew ? [Number(key.slice(4))] : []));
  return [{ ...name, key: `new-${Math.max(0, ...numbers) + 1}`, isNew: true }, ...names];
}

/** Adds an empty row at the top. */
export function withNewName(names: readonly NameValues[], isStaff: boolean): NameValues[] {
  return withNewKey(names, {
    isDeleted: false,
    name1: '',
    name2: '',
    isni: '',
    pseudonym: false,
    privateAuthor: false,
    staffValues: isStaff ? emptyStaffValues : null,
  });
}

/** An unsaved row is removed immediately; others are struck through until the form is saved. */
export const withoutName = (names: readonly NameValues[], key: string): NameValues[] =>
  names
    .filter((name) => name.key !== key || !name.isNew)
    .map((name) => (name.key === key ? { ...name, isDeleted: true } : name));

/** Restores deleted names that are now in use. */
export const remainingNames = (
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

const rowOf = ({ key, isNew, isDeleted: _, staffValues, ...name }: NameValues): AuthorNameRow => ({
  ...(!isNew && { authorHash: key }),
  ...name,
  pseudonym: flag(name.pseudonym),
  privateAuthor: flag(name.privateAuthor),
  ...(staffValues && {
    confirmed: flag(staffValues.confirmed),
    allowISNISync: flag(staffValues.allowISNISync),
    aliasTo: staffValues.aliasTo || null,
    asteriId: staffValues.asteriId || null,
  }),
});

/** The body of the call: the new list. */
export const bodyOfNames = ({ authorNames }: AuthorNamesValues) => ({
  nameData: authorNames.filter(({ isDeleted }) => !isDeleted).map(rowOf),
});

const pathOfRow = /^nameData[.[](\d+)\]?\.(\w+)$/;

/** Errors in the body by the field's name in the form, such as `authorNames.0.isni`; the body lacks deleted rows. */
export const inRows = (
  { authorNames }: AuthorNamesValues,
  found: readonly (readonly [path: string, finding: string | undefined])[],
): FormErrors<AuthorNamesValues> => {
  const indexes = authorNames.flatMap(({ isDeleted }, at) => (isDeleted ? [] : [at]));
  return Object.fromEntries(
    found.map(([path, finding]) => {
      const [, at = '', field = ''] = pathOfRow.exec(path) ?? [];
      return [`authorNames.${indexes[Number(at)]}.${field}`, finding];
    }),
  );
};

/** The server's errors of the rows; `undefined` for none. Staff get other advice. */
export function refusedNames(
  { details: { fields = [] } }: ApiError,
  values: AuthorNamesValues,
): FormErrors<AuthorNamesValues> | undefined {
  const refused = fields.filter(({ path }) => pathOfRow.test(path));
  if (refused.length === 0) return undefined;
  const who = values.authorNames.some(({ staffValues }) => staffValues !== null) ? { who: 'staff' } : {};
  return inRows(
    values,
    refused.map(({ path, code, params }) => [path, encodeFinding({ code, params: { ...params, ...who } })]),
  );
}
