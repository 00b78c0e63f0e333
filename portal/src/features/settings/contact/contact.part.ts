import { contactFieldNames } from '@nimio/domain/contact/contact-fields';
import { updateContactInfo } from '@nimio/domain/profile/profile.endpoints';
import { contactInfoSchema } from '@nimio/domain/profile/profile.schema';
import { exchange } from '../../../api/client';
import { missingContact } from '../../../shared/contact/missing-contact';
import { validateWith } from '../../../shared/form/validate-with';
import { only, type Part } from '../form/part';
import { type ContactValues, contactOf } from './contact.form';
import { ContactDialog, WithoutContact } from './WithoutContact';

const bodyOf = (values: ContactValues) => only(values, contactFieldNames);

/** The contact details. */
export const contactPart: Part<ContactValues> = {
  id: 'contact',
  valuesOf: contactOf,
  validate: validateWith(contactInfoSchema, bodyOf),
  write: (values, { data, etag }) =>
    exchange(updateContactInfo, {
      params: { profileHash: data.hash },
      body: contactInfoSchema.cast(bodyOf(values)),
      ifMatch: etag,
    }),
  confirmation: (values) => (missingContact(values) ? WithoutContact : undefined),
  dialogs: [ContactDialog],
  texts: {
    'streetAddress.required': 'contact.streetAddressRequired',
    'zipCode.required': 'contact.zipCodeRequired',
    'zipCode.tooShort': 'contact.zipCodeTooShort',
    'postCenter.required': 'contact.postCenterRequired',
    'country.required': 'contact.countryRequired',
  },
};
