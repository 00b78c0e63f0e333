import type { Profile } from '@nimio/domain/profile/profile.types';
import { expect, test } from 'vitest';
import {
  contactPreferencesOf,
  contactWaysOf,
  genresOf,
  mailOf,
  orNone,
  participationsOf,
  publicationOf,
  publishedOf,
} from './preferences.form';

const profile = {
  participations: [],
  productions: [{ code: 'PROO' }],
  allowContactByEmail: 1,
  allowContactByPhone: 0,
  mailNewWorkSuggestions: 0,
  mailChangeSuggestions: 1,
  mailPayments: 1,
  mailTaxCards: 0,
  mailNewsletter: 1,
  allowProductToPublishName: 0,
  allowISNIPub: 1,
} satisfies Partial<Profile>;

test('no association is shown as none, also after the last one was cleared', () => {
  expect(participationsOf(profile)).toEqual({ participations: ['none'] });
  expect(orNone([])).toEqual(['none']);
  expect(orNone(['skry'])).toEqual(['skry']);
  expect(genresOf(profile)).toEqual({ productions: ['PROO'] });
});

test('changes on one page keep the values of the other', () => {
  const stored = {
    allowContactByEmail: 1,
    allowContactByPhone: 0,
    mailNewWorkSuggestions: 0,
    mailChangeSuggestions: 1,
    mailPayments: 1,
    mailTaxCards: 0,
    mailNewsletter: 1,
  };
  expect(contactPreferencesOf({}, profile)).toEqual(stored);
  expect(contactPreferencesOf({ contactWays: ['byPhone'] }, profile)).toEqual({
    ...stored,
    allowContactByEmail: 0,
    allowContactByPhone: 1,
  });
  expect(contactPreferencesOf({ ...mailOf(profile), newsletter: false }, profile)).toEqual({
    ...stored,
    mailNewsletter: 0,
  });
  expect(contactWaysOf(profile)).toEqual({ contactWays: ['byEmail'] });
});

test('a hidden permission is sent as stored', () => {
  expect(publicationOf(publishedOf(profile))).toEqual({ allowProductToPublishName: 0, allowISNIPub: 1 });
});
