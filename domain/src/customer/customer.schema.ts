import { type AnyObject, array, string, type TestContext } from 'yup';
import { countryCodes } from '../contact/country-codes.js';
import { parseIdentityCode } from '../person/identity-code.js';
import { optionalContact } from '../profile/profile.schema.js';
import type { ProfileRole } from '../profile/profile-roles.js';
import { code, day, flag, hash, language, multilineText, optionalDay, shape, text } from '../schema.js';

/** Roles that staff give and take; those of estates change only with the estate. */
export const assignableRoles = [
  'creator',
  'representative',
  'beneficiary',
  'tester',
  'admin',
  'superadmin',
] as const satisfies readonly ProfileRole[];
export type AssignableRole = (typeof assignableRoles)[number];

export const customerKinds = ['person', 'organisation'] as const;
export type CustomerKind = (typeof customerKinds)[number];

const isOf = ({ parent }: TestContext<AnyObject>, kind: CustomerKind): boolean =>
  (parent as { kind?: unknown }).kind === kind;

/** Required when the customer is of this kind. */
const requiredFor = (kind: CustomerKind) =>
  text(200).test(
    `required-for-${kind}`,
    () => code('required'),
    (value, context) => Boolean(value) || !isOf(context, kind),
  );

/** Artificial codes of people who have no Finnish one have the numbers of test codes. */
const read = (value: unknown) =>
  parseIdentityCode(typeof value === 'string' ? value : '', { allowTest: true });

/** Not another day than the one in the identity code. */
const agreesWithCode = (value: string | undefined, { parent }: TestContext<AnyObject>): boolean => {
  const identity = read((parent as { identityCode?: unknown }).identityCode);
  return !value || !identity.ok || identity.birthdate === value;
};

/** What the society records of a person or an organisation. Empty texts are values that it does not know. */
const identityFields = {
  kind: string().oneOf(customerKinds).required(),
  firstName: text(200),
  lastName: requiredFor('person'),
  /** The name of an organisation, in two lines. */
  name1: requiredFor('organisation'),
  name2: text(200),
  registerNumber: text(32),
  /** `YYYY-MM-DD`; when empty it is that of the identity code. */
  bornOn: optionalDay().test('code', () => code('dayInvalid'), agreesWithCode),
  /** A new identity code; empty for none, or to leave the present one. */
  identityCode: text(11).test(
    'identity-code',
    () => code('identityCodeInvalid'),
    (value) => !value || read(value).ok,
  ),
  /** How the identity was checked. */
  identityNote: text(200),
  taxResidence: string()
    .required()
    .oneOf(countryCodes, () => code('countryInvalid')),
};

/** Body of a new customer. Address, phone and e-mail may be empty. */
export const newCustomerSchema = shape({
  ...identityFields,
  identityCode: identityFields.identityCode.test(
    'code-or-birth',
    () => code('required'),
    (value, context) =>
      Boolean(value) || !isOf(context, 'person') || Boolean((context.parent as { bornOn?: unknown }).bornOn),
  ),
  language: language(),
  ...optionalContact,
  roles: array(string().oneOf(assignableRoles).required())
    .required()
    .min(1, () => code('roleMissing'))
    .max(assignableRoles.length),
  /** 1 when the customers who may be the same one have been seen. */
  acceptDuplicates: flag().optional(),
});

/** Body of a change. The kind is that of the customer; a changed name or identity code needs a reason. */
export const customerSchema = shape({ ...identityFields, reason: text(500) });

export const customerRoleSchema = shape({ role: string().oneOf(assignableRoles).required() });
/** 1 when the profile is the same person as the one of the register, to which the login then belongs. */
export const identityCheckSchema = shape({ isSame: flag(), against: hash() });
export const closingSchema = shape({ reason: multilineText(500).required() });
export const deathSchema = shape({ diedOn: day() });
