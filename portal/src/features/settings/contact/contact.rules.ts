import { contactFieldNames } from '@nimio/domain/contact/contact-fields';
import { contactInfoSchema } from '@nimio/domain/profile/profile.schema';
import { validateWith } from '../../../shared/form/validate-with';
import { only } from '../form/part';
import type { ContactValues } from './contact.form';

const contactIn = (values: ContactValues) => only(values, contactFieldNames);

export const contactErrors = validateWith(contactInfoSchema, contactIn);

/** The normalized body. */
export const contactBody = (values: ContactValues) => contactInfoSchema.cast(contactIn(values));
