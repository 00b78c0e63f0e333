import { boolean, string } from 'yup';
import { isValidEmail } from '../contact/email.js';
import { isValidRegistrationPhone } from '../contact/phone.js';
import { code, language, requiredText, secret, shape, text, token } from '../schema.js';
import { versionDate } from '../terms/terms.schema.js';
import { nameKey } from '../text/name-key.js';

/**
 * As typed; compared by its key. Letters, digits and . _ - @ +, 3 to 64 characters. It may look like an e-mail address only
 * when it is the account's own, since another person's address as a user name would lock that person out.
 */
export const username = () =>
  requiredText(64)
    .test(
      'username',
      () => code('usernameInvalid'),
      (value) =>
        /^[\p{L}\p{N}][\p{L}\p{N}._@+-]{2,63}$/u.test(value.trim().normalize('NFC')) &&
        nameKey(value).length <= 64,
    )
    .test(
      'own-address',
      () => code('usernameNotOwnEmail'),
      (value, { parent }) => !nameKey(value).includes('@') || isAddressOf(parent, value),
    );

/** The other fields of the body may be of any type at this point. */
const isAddressOf = (body: unknown, username: string): boolean => {
  const { email } = body as { email?: unknown };
  return typeof email === 'string' && nameKey(email) === nameKey(username);
};

/** The address of a login; empty for none. */
export const loginEmail = () =>
  text(254).test(
    'email',
    () => code('emailInvalid'),
    (value) => !value || isValidEmail(value.trim()),
  );

/** Without a strength rule, since a wrong password may be anything. The server does not truncate it. */
const anyPassword = () => secret(1024).required();

export const loginSchema = shape({ username: requiredText(254), password: anyPassword() });

export const passwordChangeRequestSchema = shape({
  email: requiredText(254).test(
    'email',
    () => code('emailInvalid'),
    (value) => isValidEmail(value.trim()),
  ),
});

/** Why a person identifies at the bank, if not to become a customer with works. */
export const identificationPurposes = ['deathReport'] as const;
export type IdentificationPurpose = (typeof identificationPurposes)[number];
export const identificationPurpose = () => string().oneOf(identificationPurposes);

/** The same, or to prove in a session that it is its user who calls. */
export const strongAuthPurposes = [...identificationPurposes, 'proof'] as const;
export type StrongAuthPurpose = (typeof strongAuthPurposes)[number];
export const strongAuthPurpose = () => string().oneOf(strongAuthPurposes);

export const registrationSchema = shape({
  auth: token(),
  username: username(),
  email: loginEmail().optional().default(''),
  phone: text(25)
    .optional()
    .test(
      'phone',
      () => code('phoneInvalid'),
      (value) => !value || isValidRegistrationPhone(value),
    )
    .default(''),
  password: anyPassword(),
  hasAcceptedDisclaimer: boolean().required(),
  /** Version of the terms that were read, and their language. */
  version: versionDate(),
  language: language(),
  /** A person who reports a death becomes a representative; others become a creator with an author name. */
  purpose: identificationPurpose(),
});

export const newPasswordSchema = shape({ password: anyPassword() });

/** The password of the account that the session belongs to. */
export const ownPasswordSchema = shape({ password: anyPassword() });

export const passwordChangeSchema = shape({ oldPassword: secret(1024), password: anyPassword() });
