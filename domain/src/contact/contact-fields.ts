import type { Language } from '../language.js';

/**
 * The contact details of a profile (specification §5 "Settings"): the column of each field and its maximum length. The
 * schema of the database, the rows, the wire, the form and the audit log use this table.
 */
export const contactFields = {
  streetAddress: { column: 'street_address', maxLength: 200 },
  coAddress: { column: 'co_address', maxLength: 200 },
  zipCode: { column: 'zip_code', maxLength: 12 },
  postCenter: { column: 'post_center', maxLength: 100 },
  /** ISO 3166-1 alpha-2. */
  country: { column: 'country', maxLength: 2 },
  language: { column: 'language', maxLength: 2 },
  phone: { column: 'phone', maxLength: 25 },
  email: { column: 'email', maxLength: 254 },
} as const;

export type ContactField = keyof typeof contactFields;

/** In the order of the form. */
export const contactFieldNames = Object.keys(contactFields) as ContactField[];

/** Contact details as stored; `null` for a missing one. */
export type ContactDetails = { [F in ContactField]: F extends 'language' ? Language : string | null };
