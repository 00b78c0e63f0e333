import type { Language } from '@nimio/domain/language';
import type { IdentificationPurpose, StrongAuthPurpose } from '@nimio/domain/session/session.schema';
import type { Me } from '@nimio/domain/session/session.types';

/** The address that leads to the bank. */
export const identificationAddress = (language: Language, purpose?: StrongAuthPurpose): string =>
  `/api/auth/strong?${new URLSearchParams({ language, ...(purpose && { purpose }) })}`;

/** The page after the registration, or after the new password of a person who has an account. */
export const pageAfter = (purpose: IdentificationPurpose | undefined): string =>
  purpose === 'deathReport' ? '/death-reports' : '/';

/** Whether the user may prove their identity at the bank: a person with an identity code. Staff use their password. */
export const mayProveAtBank = ({ user, rights }: Pick<Me, 'user' | 'rights'>): boolean =>
  user.hasIdentityCode === 1 && rights.length === 0;
