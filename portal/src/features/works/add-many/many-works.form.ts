import type { FormErrors } from '@nimio/design-system';
import type { BodyOf } from '@nimio/domain/endpoint';
import type { Profile } from '@nimio/domain/profile/profile.types';
import type { IsbnList, WrongIsbn } from '@nimio/domain/work/isbn-list';
import type { addManyWorks } from '@nimio/domain/work/many-works.endpoints';
import { billableRoles, type CreatorRole } from '@nimio/domain/work/roles';
import { addWorkSchema } from '@nimio/domain/work/work.schema';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import { addWorkBody, addWorkErrors, startOf } from '../add/form/add-work.form';
import type { AddWorkValues } from '../add/form/carried';
import { namesOtherCreators } from '../add/form/named-creators';
import { roleBlock } from '../roles/role-state';

/** The separate values of one work. */
export interface OwnRow {
  /** All of its values, once entered. */
  values?: AddWorkValues;
  /** Whether it is added; by default whether it can be. */
  isChosen?: boolean;
}

/** The form that adds many works. */
export interface ManyWorksValues {
  /** The pasted list. */
  text: string;
  /** The ISBNs of the list in order; empty in the first step. */
  isbns: string[];
  /** Those whose leading zero was restored. */
  restored: string[];
  /** The number of duplicates. */
  repeated: number;
  wrong: WrongIsbn[];
  /** The number of sheets in its file, of which the first was read. */
  sheets: number;
  /** For all works without values of their own. */
  authorHash: string;
  roles: CreatorRole[];
  numberOfAuthors: number | null;
  numberOfTranslators: number | null;
  /** By ISBN. */
  rows: Record<string, OwnRow>;
}

export const startOfMany = ({ nameData }: Pick<Profile, 'nameData'>): ManyWorksValues => ({
  text: '',
  ...noList,
  authorHash: nameData[0]?.authorHash ?? '',
  roles: [],
  numberOfAuthors: 1,
  numberOfTranslators: 1,
  rows: {},
});

/** The form in the first step. */
export const noList = {
  isbns: [],
  restored: [],
  repeated: 0,
  wrong: [],
  sheets: 1,
} satisfies Partial<ManyWorksValues>;

/** The form after a list was read. */
export const withList = ({ isbns, repeated, wrong }: IsbnList, sheets: number) => ({
  isbns: isbns.map(({ isbn }) => isbn),
  restored: isbns.filter(({ lacksZero }) => lacksZero).map(({ isbn }) => isbn),
  repeated: repeated.length,
  wrong,
  sheets,
});

export const hasList = ({ isbns, wrong }: ManyWorksValues): boolean => isbns.length + wrong.length > 0;

/** The state of a line; only the first three can be added. */
export type RowState =
  | 'register'
  | 'finna'
  | 'complete'
  | 'new'
  | 'away'
  | 'incomplete'
  | 'full'
  | 'notTranslated'
  | 'locked'
  | 'listed'
  | 'checkDigit'
  | 'length';

/** A work of the list. */
export interface WorkRow {
  key: string;
  state: RowState;
  found: WorkForEdit;
  values: AddWorkValues;
  isChosen: boolean;
  canAdd: boolean;
  /** Whether it is to be added although its record names only others as creators. */
  namesOthers: boolean;
  /** Whether its leading zero was restored. */
  isRestored: boolean;
}

/** An item of the list that is no ISBN. */
interface WrongRow {
  key: string;
  state: WrongIsbn['fault'];
  wrong: WrongIsbn;
}

export type ManyRow = WorkRow | WrongRow;
export const isWork = (row: ManyRow): row is WorkRow => 'found' in row;

/** The values of a work, its own or those for all. The numbers are the author's, even when the deal has others. */
function valuesOf(found: WorkForEdit, profile: Profile, values: ManyWorksValues): AddWorkValues {
  const own = values.rows[found.isbn]?.values;
  const start = startOf(found, profile, own ?? { ...sharedOf(values), roles: values.roles });
  const { numberOfAuthors, numberOfTranslators } = own ?? values;
  return {
    ...start,
    numberOfAuthors,
    numberOfTranslators: start.numberOfTranslators === null ? null : numberOfTranslators,
  };
}

/** Facts that the author has to enter when the register and the catalogue do not have them. */
const facts = ['name', 'publisher', 'publishYear', 'bookType'] as const;

interface Checked {
  own: AddWorkValues | undefined;
  isWhole: boolean;
}

const checked = new WeakMap<WorkForEdit, Checked>();

/** Whether the facts are complete. Cached, since typing a value for all works does not change them. */
function hasAllFacts(found: WorkForEdit, own: AddWorkValues | undefined, values: AddWorkValues): boolean {
  const known = checked.get(found);
  if (known && known.own === own) return known.isWhole;
  const errors = addWorkErrors('', found)(values);
  const isWhole = facts.every((name) => errors[name] === undefined);
  checked.set(found, { own, isWhole });
  return isWhole;
}

const matched = new WeakMap<WorkForEdit, { names: Profile['nameData']; namesOthers: boolean }>();

/** Whether the record names only others. Cached, since typing does not change it. */
function namesOthers(found: WorkForEdit, profile: Profile): boolean {
  const known = matched.get(found);
  if (known && known.names === profile.nameData) return known.namesOthers;
  const result = namesOtherCreators(found, profile);
  matched.set(found, { names: profile.nameData, namesOthers: result });
  return result;
}

function stateOf(
  found: WorkForEdit,
  own: AddWorkValues | undefined,
  values: AddWorkValues,
  sharedRoles: readonly CreatorRole[],
): RowState {
  if (found.isListed === 1) return 'listed';
  if (found.isLocked === 1) return 'locked';
  const wantedRoles = own?.roles ?? sharedRoles;
  const isWhole = hasAllFacts(found, own, values);
  const { source, catalogue } = found;
  const isWithoutRole = values.roles.length === 0 && wantedRoles.length > 0;
  if (source === null) {
    if (isWhole && !isWithoutRole) return 'complete';
    return catalogue === 'unavailable' ? 'away' : 'new';
  }
  const block = isWithoutRole && wantedRoles[0] && roleBlock(found, wantedRoles[0], values.translated);
  if (block) return block;
  return isWhole ? source : 'incomplete';
}

const addable: readonly RowState[] = ['register', 'finna', 'complete'];

function workRow(found: WorkForEdit, profile: Profile, values: ManyWorksValues): WorkRow {
  const typedValues = valuesOf(found, profile, values);
  const own = values.rows[found.isbn];
  const state = stateOf(found, own?.values, typedValues, values.roles);
  const canAdd = addable.includes(state);
  const isChosen = canAdd && own?.isChosen !== false;
  return {
    key: found.isbn,
    state,
    found,
    values: typedValues,
    canAdd,
    isChosen,
    namesOthers: isChosen && namesOthers(found, profile),
    isRestored: values.restored.includes(found.isbn),
  };
}

/** The choices when all works that can be added are chosen, or none. */
export const chooseEach = (
  works: readonly WorkRow[],
  rows: ManyWorksValues['rows'],
  isChosen: boolean,
): ManyWorksValues['rows'] => ({
  ...rows,
  ...Object.fromEntries(
    works.filter(({ canAdd }) => canAdd).map(({ key }) => [key, { ...rows[key], isChosen }]),
  ),
});

/** All looked-up lines: works in the order of the list, then items that are no ISBN. */
export const rowsOfMany = (
  values: ManyWorksValues,
  found: ReadonlyMap<string, WorkForEdit>,
  profile: Profile,
): ManyRow[] => [
  ...values.isbns.flatMap((isbn) => {
    const work = found.get(isbn);
    return work ? [workRow(work, profile, values)] : [];
  }),
  ...values.wrong.map((wrong, index) => ({ key: `wrong-${index}`, state: wrong.fault, wrong })),
];

const shared = ['authorHash', 'numberOfAuthors', 'numberOfTranslators'] as const;

/** Validates the values for all works, except those with their own. */
export function manyWorksErrors(rows: readonly ManyRow[]) {
  return (values: ManyWorksValues): FormErrors<ManyWorksValues> => {
    const together = rows.filter(isWork).filter((row) => row.isChosen && !values.rows[row.key]?.values);
    if (together.length === 0) return {};
    const errors: FormErrors<ManyWorksValues> = {};
    if (values.roles.length === 0) errors.roles = 'roleMissing';
    // The errors are the same for each work, so one of each kind is enough.
    for (const role of billableRoles) {
      const example = together.find((row) => row.values.roles.includes(role)) ?? together[0];
      const found = example
        ? addWorkErrors('', example.found)({ ...example.values, ...sharedOf(values) })
        : {};
      for (const name of shared) if (found[name]) errors[name] = found[name];
    }
    return errors;
  };
}

const sharedOf = ({ authorHash, numberOfAuthors, numberOfTranslators }: ManyWorksValues) => ({
  authorHash,
  numberOfAuthors,
  numberOfTranslators,
});

type Works = BodyOf<typeof addManyWorks>['works'];

/** The body for the chosen works. */
export const worksToSend = (rows: readonly WorkRow[], profileHash: string): Works =>
  rows.map(({ found, values }) => {
    const { profileHash: _own, ...work } = addWorkSchema.cast(addWorkBody(profileHash, found)(values));
    return work;
  });

/**
 * The batches of a list, sent one after another, so that progress is visible and the work can be stopped between them.
 */
export const portionsOf = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(list.length / portion) }, (_, index) =>
    list.slice(index * portion, (index + 1) * portion),
  );
const portion = 20;
