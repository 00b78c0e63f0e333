import { contactInfoSchema } from '@nimio/domain/profile/profile.schema';
import type { Profile } from '@nimio/domain/profile/profile.types';
import { expect, test } from 'vitest';
import { validateWith } from '../../../shared/form/validate-with';
import { type ContactValues, contactOf } from './contact.form';

const profile = {
  streetAddress: 'Kirjakuja 1',
  coAddress: null,
  zipCode: '15110',
  postCenter: 'Lahti',
  country: 'FI',
  language: 'sv',
  phone: '040 123 4567',
  email: null,
} as Profile;

test('shows a missing value as an empty field', () => {
  expect(contactOf(profile)).toEqual({
    streetAddress: 'Kirjakuja 1',
    coAddress: '',
    zipCode: '15110',
    postCenter: 'Lahti',
    country: 'FI',
    language: 'sv',
    phone: '040 123 4567',
    email: '',
  });
});

test('its values are a body that the server accepts', () => {
  expect(validateWith<ContactValues>(contactInfoSchema)(contactOf(profile))).toEqual({});
});

test('without mail and phone the phone field has the error', () => {
  const validate = validateWith<ContactValues>(contactInfoSchema);
  expect(validate({ ...contactOf(profile), phone: '', email: '' })).toEqual({
    phone: 'phoneOrEmailRequired',
  });
});
