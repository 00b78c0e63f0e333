import type { FormErrors } from '@nimio/design-system';
import type { BodyOf } from '@nimio/domain/endpoint';
import type { Profile } from '@nimio/domain/profile/profile.types';
import { type BookType, bookTypes } from '@nimio/domain/work/book-types';
import type { addWork, claimShare } from '@nimio/domain/work/work.endpoints';
import { addWorkSchema } from '@nimio/domain/work/work.schema';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import { validateWith } from '../../../../shared/form/validate-with';
import { canBecomeTranslated, roleBlock } from '../../roles/role-state';
import { rolesOf, yearOf } from '../../work-values';
import type { AddWorkValues, Carried } from './carried';

type AddWorkBody = BodyOf<typeof addWork>;

const nothingTyped: AddWorkValues = {
  name: '',
  subtitle: '',
  publisher: '',
  publishYear: '',
  bookType: '',
  translated: false,
  authorHash: '',
  roles: [],
  numberOfAuthors: null,
  numberOfTranslators: null,
};

/** The known data of the book as form values, which replace typed or carried-over ones. */
function knownOf({ work }: WorkForEdit): Partial<AddWorkValues> {
  if (!work) return {};
  const { name, subtitle, publisher, publishYear, translated } = work;
  return {
    name,
    subtitle: subtitle ?? '',
    ...(publisher && { publisher }),
    ...(publishYear && { publishYear: String(publishYear) }),
    translated: translated === 1,
  };
}

/**
 * The initial values: the known data, then carried-over values to the extent that they apply, then the first author
 * name. A role that cannot be taken is not carried over, since it could not be unticked.
 *
 * @param carried values from the previous work, or typed before more was known
 */
export function startOf(
  found: WorkForEdit,
  profile: Pick<Profile, 'nameData'>,
  carried: Carried = {},
): AddWorkValues {
  const { source, work, authorDeal, translatorDeal } = found;
  const values = { ...nothingTyped, ...carried, ...knownOf(found) };
  return {
    ...values,
    // The format of a book from the catalogue can be corrected; that of a work in the register is fixed.
    bookType: (source !== 'register' && values.bookType) || (work?.bookType ?? ''),
    authorHash: carried.authorHash ?? profile.nameData[0]?.authorHash ?? '',
    roles: values.roles.filter((role) => roleBlock(found, role, values.translated) === undefined),
    numberOfAuthors: authorDeal?.amount ?? values.numberOfAuthors ?? 1,
    numberOfTranslators:
      values.translated || canBecomeTranslated(found)
        ? (translatorDeal?.amount ?? values.numberOfTranslators ?? 1)
        : null,
  };
}

/** The values after *Translated work* was changed: without it there is no translator (specification §2). */
export const withTranslated = (values: AddWorkValues, translated: boolean): AddWorkValues =>
  translated
    ? { ...values, translated, numberOfTranslators: values.numberOfTranslators ?? 1 }
    : {
        ...values,
        translated,
        roles: values.roles.filter((role) => role !== 'translator'),
        numberOfTranslators: null,
      };

/** The number of translators is entered for the own role, and for a new work, which becomes a translation. */
export const needsTranslators = ({ roles, translated }: AddWorkValues, found: WorkForEdit): boolean =>
  roles.includes('translator') || (translated && found.work === null);

/** The body of the call, without the numbers of other roles. */
export function addWorkBody(profileHash: string, found: WorkForEdit) {
  return (values: AddWorkValues): AddWorkBody => ({
    profileHash,
    isbn: found.isbn,
    name: values.name,
    subtitle: values.subtitle,
    publisher: values.publisher,
    publishYear: yearOf(values.publishYear) as number,
    bookType: typeOf(values.bookType) as BookType,
    translated: values.translated ? 1 : 0,
    authorHash: values.authorHash,
    role: rolesOf(values.roles),
    numberOfAuthors: values.roles.includes('author') ? (values.numberOfAuthors ?? undefined) : undefined,
    numberOfTranslators: needsTranslators(values, found)
      ? (values.numberOfTranslators ?? undefined)
      : undefined,
  });
}

/** Whether a share of an existing work is claimed without further data. */
export const isClaim = ({ source, work }: WorkForEdit): boolean =>
  source === 'register' && work !== null && work.publisher !== null && work.publishYear !== null;

/** The body of the claim. */
export function claimBody(found: WorkForEdit, body: AddWorkBody): BodyOf<typeof claimShare> {
  const { isbn, translated, authorHash, role, numberOfAuthors, numberOfTranslators } = body;
  const { bookHash, creatorContext } = found;
  return {
    ...{ isbn, translated, authorHash, role, numberOfAuthors, numberOfTranslators },
    bookHash: bookHash ?? '',
    creatorContext: creatorContext ?? undefined,
  };
}

/** The schema first, then further rules: a role is required, and a number for a new translation. */
export function addWorkErrors(profileHash: string, found: WorkForEdit) {
  const bySchema = validateWith<AddWorkValues>(addWorkSchema, addWorkBody(profileHash, found));
  return (values: AddWorkValues): FormErrors<AddWorkValues> => ({
    ...bySchema(values),
    ...(values.roles.length === 0 && { roles: 'roleMissing' }),
    ...(needsTranslators(values, found) &&
      values.numberOfTranslators === null && { numberOfTranslators: 'required' }),
  });
}

const typeOf = (chosen: string): BookType | undefined => bookTypes.find((type) => type === chosen);
