import { type ContactField, contactFieldNames } from '@nimio/domain/contact/contact-fields';
import type { Profile } from '@nimio/domain/profile/profile.types';
import type { Language } from '@nimio/domain/schema';

export type ContactValues = { [F in ContactField]: F extends 'language' ? Language : string };

/** The contact details of a profile as form values; missing ones are empty. */
export const contactOf = (profile: Profile): ContactValues =>
  Object.fromEntries(contactFieldNames.map((name) => [name, profile[name] ?? ''])) as ContactValues;
