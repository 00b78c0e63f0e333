import type { BodyOf } from '@nimio/domain/endpoint';
import { bookTypes } from '@nimio/domain/work/book-types';
import { amountFields, type BillableRole, type CreatorRole } from '@nimio/domain/work/roles';
import type { updateWork } from '@nimio/domain/work/work.endpoints';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import { dealOf } from '../roles/role-state';
import { chosenRoles, rolesOf, yearOf } from '../work-values';

export interface EditWorkValues {
  /** Only unknown information is edited; fields of known information are empty. */
  name: string;
  subtitle: string;
  publisher: string;
  publishYear: string;
  bookType: string;
  authorHash: string;
  roles: CreatorRole[];
  numberOfAuthors: number | null;
  numberOfTranslators: number | null;
}

/** The parts of the form, which are opened separately, and saved together. */
export const editedParts = ['shares', 'facts'] as const;
export type EditedPart = (typeof editedParts)[number];

const fieldsOfPart = {
  shares: ['authorHash', 'roles', 'numberOfAuthors', 'numberOfTranslators'],
  facts: ['name', 'subtitle', 'publisher', 'publishYear', 'bookType'],
} as const satisfies Record<EditedPart, readonly (keyof EditWorkValues)[]>;

/** Whether values of a part differ from the stored ones. */
export function hasChanges(stored: WorkForEdit, values: EditWorkValues, part: EditedPart): boolean {
  const saved = valuesOf(stored);
  return fieldsOfPart[part].some((name) => String(values[name]) !== String(saved[name]));
}

type EditWorkBody = BodyOf<typeof updateWork>;

/** The form values of a work on the list. */
export const valuesOf = ({
  work,
  authorHash,
  role,
  authorDeal,
  translatorDeal,
}: WorkForEdit): EditWorkValues => ({
  name: '',
  subtitle: '',
  publisher: '',
  publishYear: '',
  bookType: work?.bookType ?? '',
  authorHash: authorHash ?? '',
  roles: chosenRoles(role),
  numberOfAuthors: authorDeal?.amount ?? 1,
  numberOfTranslators: translatorDeal?.amount ?? 1,
});

/** Whether the author may set the amount of a role: the role is held, and its deal is owned or new. */
export function setsAmount(stored: WorkForEdit, roles: readonly CreatorRole[], role: BillableRole): boolean {
  const deal = dealOf(stored, role);
  return roles.includes(role) && (deal === null || deal.isOwner === 1);
}

/** The amount of a role in the form, when it is new or changed. */
function changedAmount(stored: WorkForEdit, values: EditWorkValues, role: BillableRole): number | undefined {
  const amount = values[amountFields[role]];
  if (!setsAmount(stored, values.roles, role) || amount === dealOf(stored, role)?.amount) return undefined;
  return amount ?? undefined;
}

/** Unknown texts that were filled in. */
function completed(stored: WorkForEdit, values: EditWorkValues) {
  const { work } = stored;
  const fill = (known: unknown, typed: string) => (known || typed.trim() === '' ? undefined : typed);
  const publishYear = work?.publishYear ? undefined : yearOf(values.publishYear);
  return withoutUndefined({
    name: fill(work?.name, values.name),
    subtitle: fill(work?.subtitle, values.subtitle),
    publisher: fill(work?.publisher, values.publisher),
    publishYear,
  });
}

/** The body of the call: only changes, and always the format (specification §5, Edit work). */
export function editWorkBody(stored: WorkForEdit, values: EditWorkValues): EditWorkBody {
  const numberOfAuthors = changedAmount(stored, values, 'author');
  const numberOfTranslators = changedAmount(stored, values, 'translator');
  return {
    bookHash: stored.bookHash ?? '',
    isbn: stored.isbn,
    authorHash: values.authorHash,
    role: rolesOf(values.roles),
    changedAmounts: [
      ...(numberOfAuthors === undefined ? [] : (['author'] as const)),
      ...(numberOfTranslators === undefined ? [] : (['translator'] as const)),
    ],
    numberOfAuthors,
    numberOfTranslators,
    creatorContext: stored.creatorContext ?? undefined,
    updatedData: {
      ...completed(stored, values),
      bookType: bookTypes.find((type) => type === values.bookType),
    } as EditWorkBody['updatedData'],
  };
}

const withoutUndefined = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
