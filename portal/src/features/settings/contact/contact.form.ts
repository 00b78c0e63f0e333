import type { Profile } from '@nimio/domain/profile/profile.types';
import type { Language } from '@nimio/domain/schema';

export interface ContactValues {
  streetAddress: string;
  coAddress: string;
  zipCode: string;
  postCenter: string;
  /** ISO 3166-1 alpha-2; empty for none. */
  country: string;
  language: Language;
  phone: string;
  email: string;
}

/** In the order of the form. */
export const contactFields = [
  'streetAddress',
  'coAddress',
  'zipCode',
  'postCenter',
  'country',
  'language',
  'phone',
  'email',
] as const satisfies (keyof ContactValues)[];

/** The contact details of a profile as form values; missing ones are empty. */
export const contactOf = (profile: Profile): ContactValues => ({
  streetAddress: profile.streetAddress ?? '',
  coAddress: profile.coAddress ?? '',
  zipCode: profile.zipCode ?? '',
  postCenter: profile.postCenter ?? '',
  country: profile.country ?? '',
  language: profile.language,
  phone: profile.phone ?? '',
  email: profile.email ?? '',
});
