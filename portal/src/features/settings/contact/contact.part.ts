import { updateContactInfo } from '@nimio/domain/profile/profile.endpoints';
import { exchange } from '../../../api/client';
import { missingContact } from '../../../shared/contact/missing-contact';
import { lateRules } from '../../../shared/form/late-rules';
import type { Part } from '../form/part';
import { type ContactValues, contactOf } from './contact.form';
import { ContactDialog, WithoutContact } from './WithoutContact';

const rules = lateRules(() => import('./contact.rules'));

/** The contact details. */
export const contactPart: Part<ContactValues> = {
  id: 'contact',
  valuesOf: contactOf,
  rules,
  validate: (values) => rules.current()?.contactErrors(values) ?? {},
  async write(values, { data, etag }) {
    const { contactBody } = await rules.load();
    return exchange(updateContactInfo, {
      params: { profileHash: data.hash },
      body: contactBody(values),
      ifMatch: etag,
    });
  },
  confirmation: (values) => (missingContact(values) ? WithoutContact : undefined),
  lateParts: [ContactDialog],
  texts: {
    'streetAddress.required': 'contact.streetAddressRequired',
    'zipCode.required': 'contact.zipCodeRequired',
    'zipCode.tooShort': 'contact.zipCodeTooShort',
    'postCenter.required': 'contact.postCenterRequired',
    'country.required': 'contact.countryRequired',
  },
};
