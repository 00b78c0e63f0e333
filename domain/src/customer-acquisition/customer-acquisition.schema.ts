import { string, type TestContext } from 'yup';
import { type ContactField, contactFieldNames } from '../contact/contact-fields.js';
import { optionalContact } from '../profile/profile.schema.js';
import { code, hash, language, multilineText, optionalDay, requiredText, shape, text } from '../schema.js';

/** How far staff have come with an author who is not a customer. `registered` is set only by connecting a customer. */
export const outreachStatuses = [
  'new',
  'contacted',
  'answered',
  'declined',
  'notFound',
  'deceased',
  'registered',
] as const;
export type OutreachStatus = (typeof outreachStatuses)[number];

/** What is deleted when the person declines. The language is none: it is only in which they are written to. */
export const outreachContactFields = contactFieldNames.filter(
  (name): name is Exclude<ContactField, 'language'> => name !== 'language',
);

const hasContact = ({ parent }: TestContext): boolean =>
  outreachContactFields.some((name) => Boolean((parent as Record<string, unknown>)[name]));

/** Empty texts are details that the society does not know. */
const details = {
  language: language(),
  ...optionalContact,
  /** Where the contact details come from. */
  contactSource: text(200).test(
    'source',
    () => code('required'),
    (value, context) => Boolean(value) || !hasContact(context),
  ),
};

export const newOutreachProfileSchema = shape({
  /** As the catalogue writes it; it cannot be changed. */
  name: requiredText(200),
  ...details,
});

export const outreachProfileSchema = shape(details);

/** The same status with a note is an event too. */
export const outreachStatusSchema = shape({
  status: string().oneOf(outreachStatuses).required(),
  note: multilineText(1000),
  /** When to continue, `YYYY-MM-DD`; empty for never. */
  nextDay: optionalDay(),
});

export const outreachConnectionSchema = shape({ profileHash: hash() });
