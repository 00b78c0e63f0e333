import { array, string } from 'yup';
import { contactFields } from '../contact/contact-fields.js';
import { countryCodes } from '../contact/country-codes.js';
import { isValidEmail } from '../contact/email.js';
import { isValidContactPhone } from '../contact/phone.js';
import { code, flag, language, requiredText, shape, text } from '../schema.js';

/** Unique codes of options. */
const codes = () =>
  array(string().max(20).required())
    .max(50)
    .required()
    .transform((value: unknown) => (Array.isArray(value) ? [...new Set(value as unknown[])] : value));

export const participationsSchema = shape({ participations: codes() });
export const productionsSchema = shape({ productions: codes() });

/**
 * Permissions to be contacted, and e-mail preferences. Mails about registration, a new account, a failed payment and a login
 * from a new browser are sent in any case.
 */
export const contactPreferencesSchema = shape({
  allowContactByEmail: flag(),
  allowContactByPhone: flag(),
  mailNewWorkSuggestions: flag(),
  mailChangeSuggestions: flag(),
  mailPayments: flag(),
  mailTaxCards: flag(),
  mailNewsletter: flag(),
});

/** What the society may publish. */
export const publicationSchema = shape({ allowProductToPublishName: flag(), allowISNIPub: flag() });

export const email = () =>
  text(contactFields.email.maxLength).test(
    'email',
    () => code('emailInvalid'),
    (value) => !value || isValidEmail(value),
  );
export const phone = () =>
  text(contactFields.phone.maxLength).test(
    'phone',
    () => code('phoneInvalid'),
    (value) => !value || isValidContactPhone(value),
  );

/** Contact details of someone of whom the society may know none: empty texts. The language is separate. */
export const optionalContact = {
  streetAddress: text(contactFields.streetAddress.maxLength),
  coAddress: text(contactFields.coAddress.maxLength),
  zipCode: text(contactFields.zipCode.maxLength),
  postCenter: text(contactFields.postCenter.maxLength),
  country: string()
    .defined()
    .oneOf(['', ...countryCodes], () => code('countryInvalid')),
  phone: phone(),
  email: email(),
};

/**
 * Contact details (specification §5 "Settings"): address, postcode of at least five characters, town and
 * country are required, and of phone and e-mail at least one.
 */
export const contactInfoSchema = shape({
  streetAddress: requiredText(contactFields.streetAddress.maxLength),
  coAddress: text(contactFields.coAddress.maxLength).optional(),
  zipCode: requiredText(contactFields.zipCode.maxLength).min(5),
  postCenter: requiredText(contactFields.postCenter.maxLength),
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
