import { type InferType, string } from 'yup';
import { contactFields } from '../contact/contact-fields.js';
import { profileRoles } from '../profile/profile-roles.js';
import { code, flag, language, offset, shape } from '../schema.js';
import { searchText } from '../text/search-text.js';
import { type CustomerFlag, customerFlags, customerStatuses } from './customer-filter.js';

const isListOfRoles = (value: string): boolean =>
  value.split(',').every((role) => (profileRoles as readonly string[]).includes(role));

/** Codes with commas between them; the server compares them with the settings. */
const codes = () =>
  string()
    .max(500)
    .test(
      'codes',
      () => code('invalid'),
      (value) => value === undefined || value.split(',').every((each) => each !== ''),
    )
    .optional();

interface Conditions extends Partial<Record<CustomerFlag, unknown>> {
  filter?: string;
  status?: string;
  language?: string;
  productions?: string;
  participations?: string;
}

const isGiven = ({
  filter,
  status = 'open',
  language: of,
  productions,
  participations,
  ...flags
}: Conditions) =>
  Boolean(filter || of || productions || participations) ||
  status !== 'open' ||
  customerFlags.some((name) => flags[name] === 1);

/**
 * Words of a name or the whole customer number or e-mail address, and further conditions that a customer has to meet as
 * well. At least one is needed: a status other than `open` counts, also `all`, since it is only ever given on purpose;
 * `open`, which is the default, and a flag that is 0 do not.
 */
const conditions = {
  search: searchText()
    .max(contactFields.email.maxLength)
    .optional()
    .test(
      'search-or-filter',
      () => code('required'),
      (value, { parent }) => Boolean(value) || isGiven(parent as Conditions),
    ),
  /** Roles (`admin,superadmin`), of which a customer has any. */
  filter: string()
    .optional()
    .test(
      'roles',
      () => code('invalid'),
      (value) => value === undefined || isListOfRoles(value),
    ),
  /** `open` by default. */
  status: string().oneOf(customerStatuses).optional(),
  language: language().optional(),
  productions: codes(),
  participations: codes(),
  phone: flag().optional(),
  email: flag().optional(),
  newsletter: flag().optional(),
  publishName: flag().optional(),
  publishISNI: flag().optional(),
  withoutContract: flag().optional(),
  withoutAccount: flag().optional(),
};

/** The conditions, and the offset of the page. */
export const customerSearchSchema = shape({ ...conditions, offset: offset().default(0) });

/** The conditions of an export. */
export const customerFilterSchema = shape(conditions);
export type CustomerFilter = InferType<typeof customerFilterSchema>;
