import { noParticipation, shownParticipations } from '@nimio/domain/profile/choices';
import type { Profile } from '@nimio/domain/profile/profile.types';
import { flag } from '../../../shared/form/flag';

export interface ParticipationValues {
  /** Codes of associations. */
  participations: string[];
}

export interface GenreValues {
  /** Codes of genres. */
  productions: string[];
}

export interface ContactWayValues {
  /** `byEmail`, `byPhone`: how the society may contact the customer. */
  contactWays: string[];
}

export interface PublicationValues {
  /** `name`, `isni`: what the society may publish. */
  published: string[];
}

export interface MailValues {
  newWorkSuggestions: boolean;
  changeSuggestions: boolean;
  payments: boolean;
  taxCards: boolean;
  newsletter: boolean;
}

export type OtherValues = ParticipationValues & GenreValues & ContactWayValues & PublicationValues;

const codesOf = (choices: readonly { code: string }[]): string[] => choices.map(({ code }) => code);
const ticked = (boxes: Record<string, 0 | 1>): string[] =>
  Object.keys(boxes).filter((name) => boxes[name] === 1);
type ContactWays = Pick<Profile, 'allowContactByEmail' | 'allowContactByPhone'>;
type Mailings = Pick<
  Profile,
  'mailNewWorkSuggestions' | 'mailChangeSuggestions' | 'mailPayments' | 'mailTaxCards' | 'mailNewsletter'
>;

export const participationsOf = ({
  participations,
}: Pick<Profile, 'participations'>): ParticipationValues => ({
  participations: [...shownParticipations(codesOf(participations))],
});

/** Unticking the last association chooses *none* (specification §4 "Participation"). */
export const orNone = (chosen: string[]): string[] => (chosen.length > 0 ? chosen : [noParticipation]);

export const genresOf = ({ productions }: Pick<Profile, 'productions'>): GenreValues => ({
  productions: codesOf(productions),
});

export const contactWaysOf = (profile: ContactWays): ContactWayValues => ({
  contactWays: ticked({ byEmail: profile.allowContactByEmail, byPhone: profile.allowContactByPhone }),
});

export const mailOf = (profile: Mailings): MailValues => ({
  newWorkSuggestions: profile.mailNewWorkSuggestions === 1,
  changeSuggestions: profile.mailChangeSuggestions === 1,
  payments: profile.mailPayments === 1,
  taxCards: profile.mailTaxCards === 1,
  newsletter: profile.mailNewsletter === 1,
});

/** Both pages save one record; the values of the other page remain as stored. */
export const contactPreferencesOf = (
  values: Partial<ContactWayValues & MailValues>,
  profile: ContactWays & Mailings,
) => {
  const { contactWays, ...mail } = { ...contactWaysOf(profile), ...mailOf(profile), ...values };
  return {
    allowContactByEmail: flag(contactWays.includes('byEmail')),
    allowContactByPhone: flag(contactWays.includes('byPhone')),
    mailNewWorkSuggestions: flag(mail.newWorkSuggestions),
    mailChangeSuggestions: flag(mail.changeSuggestions),
    mailPayments: flag(mail.payments),
    mailTaxCards: flag(mail.taxCards),
    mailNewsletter: flag(mail.newsletter),
  };
};

export const publishedOf = (
  profile: Pick<Profile, 'allowProductToPublishName' | 'allowISNIPub'>,
): PublicationValues => ({
  published: ticked({ name: profile.allowProductToPublishName, isni: profile.allowISNIPub }),
});

export const publicationOf = ({ published }: PublicationValues) => ({
  allowProductToPublishName: flag(published.includes('name')),
  allowISNIPub: flag(published.includes('isni')),
});
