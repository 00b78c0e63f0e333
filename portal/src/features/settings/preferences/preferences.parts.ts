import {
  updateContactPreferences,
  updateParticipations,
  updateProductions,
  updatePublication,
} from '@nimio/domain/profile/profile.endpoints';
import type { Profile } from '@nimio/domain/profile/profile.types';
import { exchange } from '../../../api/client';
import type { Stored } from '../../../shared/conflict/save-version';
import { only, type Part } from '../form/part';
import {
  type ContactWayValues,
  contactPreferencesOf,
  contactWaysOf,
  type GenreValues,
  genresOf,
  type MailValues,
  mailOf,
  type ParticipationValues,
  type PublicationValues,
  participationsOf,
  publicationOf,
  publishedOf,
} from './preferences.form';

export const participationPart: Part<ParticipationValues> = {
  id: 'participation',
  valuesOf: participationsOf,
  write: ({ participations }, { data, etag }) =>
    exchange(updateParticipations, {
      params: { profileHash: data.hash },
      body: { participations },
      ifMatch: etag,
    }),
};

export const genresPart: Part<GenreValues> = {
  id: 'genres',
  valuesOf: genresOf,
  write: ({ productions }, { data, etag }) =>
    exchange(updateProductions, { params: { profileHash: data.hash }, body: { productions }, ifMatch: etag }),
};

const writePreferences = (values: Partial<ContactWayValues & MailValues>, { data, etag }: Stored<Profile>) =>
  exchange(updateContactPreferences, {
    body: { profileHash: data.hash, ...contactPreferencesOf(values, data) },
    ifMatch: etag,
  });

export const contactPermissionsPart: Part<ContactWayValues> = {
  id: 'contactPermissions',
  valuesOf: contactWaysOf,
  write: (values, over) => writePreferences(only(values, ['contactWays']), over),
};

export const mailPart: Part<MailValues> = {
  id: 'mailPreferences',
  valuesOf: mailOf,
  write: (values, over) =>
    writePreferences(
      only(values, ['newWorkSuggestions', 'changeSuggestions', 'payments', 'newsletter']),
      over,
    ),
};

export const publicationPart: Part<PublicationValues> = {
  id: 'publication',
  valuesOf: publishedOf,
  write: (values, { data, etag }) =>
    exchange(updatePublication, {
      params: { profileHash: data.hash },
      body: publicationOf(values),
      ifMatch: etag,
    }),
};
