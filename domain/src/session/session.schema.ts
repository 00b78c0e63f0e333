import { boolean, string } from 'yup';
import { isValidEmail } from '../contact/email.js';
import { isValidRegistrationPhone } from '../contact/phone.js';
import { code, requiredText, secret, shape, text, token } from '../schema.js';

/** As typed; compared by its lower-case form. Letters, digits and . _ - @ +, 3 to 64 characters. */
const username = () =>
  requiredText(64).test(
    'username',
    () => code('usernameInvalid'),
    (value) =>
      /^[\p{L}\p{N}][\p{L}\p{N}._@+-]{2,63}$/u.test(value.trim().normalize('NFC')) &&
      // Compared in this form, which some letters make longer.
      value.normalize('NFKC').trim().toLowerCase().length <= 64,
  );

/** No strength rule here: a wrong password may be anything. The server cuts nothing off. */
const anyPassword = () => secret(1024);

export const loginSchema = shape({ username: requiredText(254), password: anyPassword() });

export const passwordChangeRequestSchema = shape({
  email: requiredText(254).test(
    'email',
    () => code('emailInvalid'),
    (value) => isValidEmail(value.trim()),
  ),
});

export const registrationSchema = shape({
  auth: token(),
  username: username(),
  email: text(254)
    .test(
      'email',
      () => code('emailInvalid'),
      (value) => !value || isValidEmail(value.trim()),
    )
    .default(''),
  phone: text(25)
    .test(
      'phone',
      () => code('phoneInvalid'),
      (value) => !value || isValidRegistrationPhone(value),
    )
    .default(''),
  password: anyPassword(),
  hasAcceptedDisclaimer: boolean().required(),
  language: string().oneOf(['fi', 'sv', 'en'] as const),
});

export const newPasswordSchema = shape({ password: anyPassword() });

export const passwordChangeSchema = shape({ oldPassword: string().max(1024), password: anyPassword() });
