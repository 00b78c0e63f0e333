import type { FormErrors } from '@nimio/design-system';
import type { BodyOf } from '@nimio/domain/endpoint';
import type { Profile } from '@nimio/domain/profile/profile.types';
import { type BookType, bookTypes } from '@nimio/domain/work/book-types';
import type { addWork } from '@nimio/domain/work/work.endpoints';
import { addWorkSchema } from '@nimio/domain/work/work.schema';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import { validateWith } from '../../../shared/form/validate-with';
import { canBecomeTranslated } from '../roles/role-state';
import { rolesOf, yearOf } from '../work-values';
import type { AddWorkValues, Carried } from './carried';

type AddWorkBody = BodyOf<typeof addWork>;

/** How the form begins: what is known of the ISBN, then what is carried over, then the first author name. */
export function startOf(
  found: WorkForEdit,
  profile: Pick<Profile, 'nameData'>,
  carried: Carried = {},
): AddWorkValues {
  const { work, authorDeal, translatorDeal } = found;
  const translated = work ? work.translated === 1 : (carried.translated ?? false);
  const roles = (carried.roles ?? []).filter((role) => role !== 'translator' || translated);
  return {
    name: work?.name ?? carried.name ?? '',
    subtitle: work ? (work.subtitle ?? '') : (carried.subtitle ?? ''),
    publisher: work ? (work.publisher ?? '') : (carried.publisher ?? ''),
    publishYear: work?.publishYear ? String(work.publishYear) : '',
    bookType: work?.bookType ?? '',
    translated,
    authorHash: carried.authorHash ?? profile.nameData[0]?.authorHash ?? '',
    roles,
    numberOfAuthors: authorDeal?.amount ?? carried.numberOfAuthors ?? 1,
    numberOfTranslators:
      translated || canBecomeTranslated(found)
        ? (translatorDeal?.amount ?? carried.numberOfTranslators ?? 1)
        : null,
  };
}

/** The form after *Translated work* was ticked or unticked: without it there is no translator (specification §2). */
export const withTranslated = (values: AddWorkValues, translated: boolean): AddWorkValues =>
  translated
    ? { ...values, translated, numberOfTranslators: values.numberOfTranslators ?? 1 }
    : {
        ...values,
        translated,
        roles: values.roles.filter((role) => role !== 'translator'),
        numberOfTranslators: null,
      };

/** The number of translators is told for the own role; and for a new work, which it makes a translation. */
export const tellsTranslators = ({ roles, translated }: AddWorkValues, found: WorkForEdit): boolean =>
  roles.includes('translator') || (translated && found.work === null);

/** The body of the call. Numbers of roles that are not held stay out. */
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
    numberOfTranslators: tellsTranslators(values, found)
      ? (values.numberOfTranslators ?? undefined)
      : undefined,
  });
}

/** Schema first, then what it cannot know: that a role is needed, and a number for a new translation. */
export function addWorkErrors(profileHash: string, found: WorkForEdit) {
  const bySchema = validateWith<AddWorkValues>(addWorkSchema, addWorkBody(profileHash, found));
  return (values: AddWorkValues): FormErrors<AddWorkValues> => ({
    ...bySchema(values),
    ...(values.roles.length === 0 && { roles: 'roleMissing' }),
    ...(tellsTranslators(values, found) &&
      values.numberOfTranslators === null && { numberOfTranslators: 'required' }),
  });
}

const typeOf = (chosen: string): BookType | undefined => bookTypes.find((type) => type === chosen);
