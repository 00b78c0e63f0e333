import { string } from 'yup';
import { countryCodes } from '../contact/country-codes.js';
import { isValidEmail } from '../contact/email.js';
import { isValidContactPhone } from '../contact/phone.js';
import { code, language, requiredText, shape, text } from '../schema.js';

const email = () =>
  text(254).test(
    'email',
    () => code('emailInvalid'),
    (value) => !value || isValidEmail(value),
  );
const phone = () =>
  text(25).test(
    'phone',
    () => code('phoneInvalid'),
    (value) => !value || isValidContactPhone(value),
  );

/**
 * Contact details (specification §5 "Settings"): address, postcode of at least five characters, town and
 * country are required, and of phone and e-mail at least one.
 */
export const contactInfoSchema = shape({
  streetAddress: requiredText(200),
  coAddress: text(200).optional(),
  zipCode: requiredText(12).min(5),
  postCenter: requiredText(100),
  country: string()
    .required()
    .oneOf(countryCodes, () => code('countryInvalid')),
  language: language(),
  phone: phone().test(
    'phone-or-email',
    () => code('phoneOrEmailRequired'),
    (value, { parent }) => Boolean(value) || Boolean((parent as { email?: string }).email),
  ),
  email: email(),
});
