import type { Language } from '@nimio/domain/language';
import type { IdentificationPurpose, StrongAuthPurpose } from '@nimio/domain/session/session.schema';

/** The address that leads to the bank. */
export const identificationAddress = (language: Language, purpose?: StrongAuthPurpose): string =>
  `/api/auth/strong?${new URLSearchParams({ language, ...(purpose && { purpose }) })}`;

/** The page after the registration, or after the new password of a person who has an account. */
export const pageAfter = (purpose: IdentificationPurpose | undefined): string =>
  purpose === 'deathReport' ? '/death-reports' : '/';
