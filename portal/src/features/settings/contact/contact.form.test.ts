import type { Profile } from '@nimio/domain/profile/profile.types';
import { expect, test } from 'vitest';
import { contactOf } from './contact.form';
import { contactErrors } from './contact.rules';

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

test('offers the country of the tax residence to those who have given none', () => {
  const taxation = { taxResidence: 'SE' } as Profile['taxation'];
  expect(contactOf({ ...profile, country: null, taxation })).toMatchObject({ country: 'SE' });
});

test('its values are a body that the server accepts', () => {
  expect(contactErrors(contactOf(profile))).toEqual({});
});

test('without mail and phone the phone field has the error', () => {
  expect(contactErrors({ ...contactOf(profile), phone: '', email: '' })).toEqual({
    phone: 'phoneOrEmailRequired',
  });
});
