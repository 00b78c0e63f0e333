import { type ContactField, contactFieldNames } from '@nimio/domain/contact/contact-fields';
import type { Profile } from '@nimio/domain/profile/profile.types';
import type { Language } from '@nimio/domain/schema';

export type ContactValues = { [F in ContactField]: F extends 'language' ? Language : string };

/**
 * The contact details of a profile as form values; missing ones are empty. A missing country is that of the tax residence:
 * Finland, for those who identified at a bank and have not said otherwise.
 */
export function contactOf(profile: Profile): ContactValues {
  const values = Object.fromEntries(contactFieldNames.map((name) => [name, profile[name] ?? '']));
  return { ...(values as ContactValues), country: profile.country ?? profile.taxation.taxResidence };
}
