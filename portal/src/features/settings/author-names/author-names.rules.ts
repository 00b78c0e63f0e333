import type { FormErrors } from '@nimio/design-system';
import { wrongInNames } from '@nimio/domain/author-name/author-name';
import { authorNamesSchema } from '@nimio/domain/author-name/author-name.schema';
import type { Profile } from '@nimio/domain/profile/profile.types';
import { encodeFinding } from '../../../shared/form/field-finding';
import { validateWith } from '../../../shared/form/validate-with';
import { type AuthorNamesValues, bodyOfNames, inRows } from './author-names.form';

const checkShape = validateWith<AuthorNamesValues>(authorNamesSchema, bodyOfNames);

/** The normalized body. */
export const namesBody = (values: AuthorNamesValues) => authorNamesSchema.cast(bodyOfNames(values));

/** Validates the rows, except deleted and unchanged ones. */
export function checkNames(
  values: AuthorNamesValues,
  { nameData }: Pick<Profile, 'nameData'>,
): FormErrors<AuthorNamesValues> {
  return inRows(values, [
    ...wrongInNames(namesBody(values).nameData, nameData).map(
      ({ path, ...finding }) => [path, encodeFinding(finding)] as const,
    ),
    ...Object.entries(checkShape(values)),
  ]);
}
