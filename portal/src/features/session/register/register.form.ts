import type { FormErrors } from '@nimio/design-system';
import { registrationSchema } from '@nimio/domain/session/session.schema';
import { isBlank } from '../../../shared/contact/missing-contact';
import { validateWith } from '../../../shared/form/validate-with';
import type { ReadableTerms } from '../../../shared/terms/use-terms';
import { newPasswordErrors } from '../new-password/new-password';

export interface RegisterValues {
  username: string;
  email: string;
  phone: string;
  password: string;
  repeat: string;
  hasAcceptedDisclaimer: boolean;
}

export const emptyRegistration = (username: string | null): RegisterValues => ({
  username: username ?? '',
  email: '',
  phone: '',
  password: '',
  repeat: '',
  hasAcceptedDisclaimer: false,
});

/** The body of the call, without the repeated password. The accepted terms are the shown ones. */
export const registrationOf = (auth: string, terms: ReadableTerms) => (values: RegisterValues) => ({
  auth,
  version: terms.version,
  language: terms.language,
  username: values.username,
  email: values.email,
  phone: values.phone,
  password: values.password,
  hasAcceptedDisclaimer: values.hasAcceptedDisclaimer,
});

/** The schema first, then rules outside of it: contact details, the new password and its repetition, consent. */
export function registerErrors(auth: string, terms: ReadableTerms) {
  const bySchema = validateWith<RegisterValues>(registrationSchema, registrationOf(auth, terms));
  return (values: RegisterValues): FormErrors<RegisterValues> => ({
    ...(isBlank(values.email) && isBlank(values.phone) && { phone: 'phoneOrEmailRequired' }),
    ...bySchema(values),
    ...newPasswordErrors(values),
    ...(!values.hasAcceptedDisclaimer && { hasAcceptedDisclaimer: 'disclaimerRequired' }),
  });
}
