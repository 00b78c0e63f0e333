import { string } from 'yup';
import { profileRoles } from '../profile/profile-roles.js';
import { code, offset, shape } from '../schema.js';
import { searchText } from '../text/search-text.js';

const isListOfRoles = (value: string): boolean =>
  value.split(',').every((role) => (profileRoles as readonly string[]).includes(role));

/** Words of a name, or roles (`admin,superadmin`), or both, and the offset of the page. */
export const customerSearchSchema = shape({
  search: searchText()
    .optional()
    .test(
      'search-or-filter',
      () => code('required'),
      (value, { parent }) => Boolean(value) || Boolean((parent as { filter?: string }).filter),
    ),
  filter: string()
    .optional()
    .test(
      'roles',
      () => code('invalid'),
      (value) => value === undefined || isListOfRoles(value),
    ),
  offset: offset().default(0),
});
