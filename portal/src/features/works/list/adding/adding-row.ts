import type { FormErrors } from '@nimio/design-system';
import type { Profile } from '@nimio/domain/profile/profile.types';
import { normalizeIsbn } from '@nimio/domain/work/isbn';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import { addWorkErrors, blankValues, startOf } from '../../add/add-work.form';
import type { AddWorkValues } from '../../add/carried';
import { readIsbn } from '../../add/isbn-status';
import { addressToAdd } from '../../add-address';
import type { Adding, WorkRow } from './work-row';

const noRoles = { author: 0, translator: 0, illustrator: 0, editor: 0 } as const;

/** The row that a work begins with. */
export const blankRow = (profile: Pick<Profile, 'nameData'>): WorkRow => ({
  isbn: '',
  name: '',
  subtitle: null,
  publisher: null,
  publishYear: null,
  bookType: 'book',
  translated: 0,
  bookHash: '',
  authorHash: null,
  authorName: null,
  numberOfAuthors: null,
  numberOfTranslators: null,
  creatorContext: 'ADMIN',
  migrated: 0,
  alerts: [],
  role: noRoles,
  dealOwnerUser: noRoles,
  adding: { isbn: '', found: undefined, values: blankValues(profile) },
});

/**
 * The row once another thing is known of its ISBN. Of what was told of another book only what is the author's own goes
 * on: name and roles.
 */
export function withFound(
  { values, ...adding }: Adding,
  found: WorkForEdit | undefined,
  profile: Pick<Profile, 'nameData'>,
): Partial<WorkRow> & { adding: Adding } {
  const { authorHash, roles } = values;
  const own = { authorHash, roles };
  return {
    ...found?.work,
    adding: {
      ...adding,
      found,
      // Of a work that nobody knows any role may be told: the form asks whether it is a translation.
      values: found?.work ? startOf(found, profile, own) : { ...blankValues(profile), ...own },
    },
  };
}

/** Whether nothing is left to tell but the author's own part: a row has no room for more. */
export const isEnough = ({ work, isListed }: WorkForEdit): boolean =>
  isListed === 0 && work !== null && work.publisher !== null && work.publishYear !== null;

/** Why a row cannot be kept before anything of the author's own part is looked at. */
export type IsbnBlock = 'empty' | 'invalid' | 'tooLong' | 'unknown' | 'listed' | 'notEnough';

export function isbnBlock({ isbn, found }: Adding): IsbnBlock | undefined {
  const { state } = readIsbn(isbn);
  if (state === 'empty' || state === 'invalid' || state === 'tooLong') return state;
  if (!found) return 'unknown';
  if (found.isListed === 1) return 'listed';
  return isEnough(found) ? undefined : 'notEnough';
}

/** What is wrong in the author's own part, by the rules of the form that adds a work. */
export const partErrors = (profileHash: string, { found, values }: Adding): FormErrors<AddWorkValues> =>
  found ? addWorkErrors(profileHash, found)(values) : {};

/** The form that adds a work, with what has been typed in the row. */
export const formOf = ({ isbn, values }: Adding): string =>
  addressToAdd(normalizeIsbn(isbn) ?? isbn.trim(), values.authorHash, values.roles);
