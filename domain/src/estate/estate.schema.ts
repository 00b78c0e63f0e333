import { array, string, type TestContext } from 'yup';
import type { FieldCode } from '../errors.js';
import type { ProfileRole } from '../profile/profile-roles.js';
import { code, flag, hash, multilineText, requiredText, shape, text } from '../schema.js';
import { exceedWhole, fractionPattern, readFraction } from './fractions.js';

/** Before and after the estate has been settled. */
export const estateRoles = ['unsettledEstate', 'estate'] as const satisfies readonly ProfileRole[];
export type EstateRole = (typeof estateRoles)[number];

/** The state of an estate; undefined for other customers. */
export const estateRoleOf = (roles: readonly ProfileRole[]): EstateRole | undefined =>
  estateRoles.find((one) => roles.includes(one));

const role = () => string().oneOf(estateRoles).required();

export const newEstateSchema = shape({ role: role() });
export const estateRoleSchema = shape({ role: role(), reason: multilineText(500).required() });
export const estateAuthorSchema = shape({ authorHash: hash() });

export const mostHeirs = 50;

const heirSchema = shape({
  name: requiredText(200),
  /** The customer number of an heir who is a customer; empty for others. */
  extPartyCode: text(20),
  /** The heir’s part of the estate: `1/3`; empty when it is not known. */
  part: text(11).matches(fractionPattern, { excludeEmptyString: true }),
  /** 1 for the person with whom the society is in contact. */
  isContact: flag(),
  note: multilineText(500),
});

/** The rows of a list, of which the tests of the list also see invalid ones. */
const rowsOf = (heirs: readonly unknown[] | undefined) =>
  (heirs ?? []) as readonly ({ part?: unknown; isContact?: unknown } | null | undefined)[];

/** An error of a field of the heir at this place. */
const errorAt = ({ path, createError }: TestContext, at: number, field: string, of: FieldCode) =>
  createError({ path: `${path}[${at}].${field}`, message: () => code(of) });

/** The heirs in their order. Their parts are information: payments are not split. */
export const heirsSchema = shape({
  heirs: array(heirSchema.required())
    .required()
    .max(mostHeirs)
    .test('one-contact', (heirs, context) => {
      const contacts = rowsOf(heirs).flatMap((heir, at) => (heir?.isContact === 1 ? [at] : []));
      return contacts[1] === undefined || errorAt(context, contacts[1], 'isContact', 'contactTwice');
    })
    .test('at-most-whole', (heirs, context) => {
      const parts = rowsOf(heirs).flatMap((heir, at) => {
        const fraction = readFraction(typeof heir?.part === 'string' ? heir.part : '');
        return fraction ? [{ at, fraction }] : [];
      });
      const last = parts.at(-1);
      return (
        !last ||
        !exceedWhole(parts.map(({ fraction }) => fraction)) ||
        errorAt(context, last.at, 'part', 'fractionsExceed')
      );
    }),
});
