import { fillPlaceholders } from '@nimio/domain/content/placeholders';
import type { MailKind, mailKinds } from '@nimio/domain/mail-text/mail-kinds';
import type { PreviewContents, PreviewKind } from '@nimio/domain/preview/preview.types';
import type { Language } from '@nimio/domain/schema';
import { type Entry, type InLanguages, inEach, textOf } from '../entry.js';
import { presentAnnouncement } from '../publishing/present-announcement.js';
import { presentSettings, settingsValues } from '../publishing/present-settings.js';
import * as texts from '../publishing/present-texts.js';
import type { PublishedContent } from '../publishing/published-content.js';

/** The context in which an entry is presented. */
export interface Around {
  language: Language;
  settings: PublishedContent['settings'];
  product: string;
  publicUrl: string;
}

/** Example values for the placeholders of each mail. */
const mailExamples = (
  publicUrl: string,
  language: Language,
): { [K in MailKind]: Record<(typeof mailKinds)[K][number], string> } => {
  const page = (path: string): string => `${publicUrl}/${path}/Esimerkki0Exempel0Link?language=${language}`;
  return {
    'password-link': { link: page('password-reset') },
    invitation: { link: page('password-reset'), username: 'esimerkki' },
    'registration-completed': { link: `${publicUrl}/settings?language=${language}`, username: 'esimerkki' },
    'address-changed': { username: 'esimerkki' },
    'username-changed': { oldUsername: 'esimerkki', username: 'uusi.esimerkki' },
    'new-browser': { username: 'esimerkki', day: '31.12.2029', time: '10.15' },
    'bank-account-set': {
      link: `${publicUrl}/settings/bank?language=${language}`,
      initials: 'E. E.',
    },
    'second-factor-begun': {},
    'second-factor-reset': {},
    'recovery-code-used': { left: '9' },
    'recovery-codes-made': {},
    'message-from-society': { link: page('message') },
    'message-to-society': { link: page('message') },
    'suggestion-received': { link: page('works') },
    'suggestion-answered': { link: page('message') },
    'new-work-suggestions': {
      link: `${publicUrl}/works?language=${language}`,
      count: '7',
      works: '– Esimerkki\n– Exempel',
    },
    'payment-made': { link: `${publicUrl}/accounting?language=${language}` },
    'payment-failed': { link: `${publicUrl}/settings/bank?language=${language}` },
    'payment-waiting': { link: `${publicUrl}/contract?language=${language}` },
    'payment-expiring': { link: `${publicUrl}/contract?language=${language}`, day: '31.12.2029' },
    'statement-ready': { link: `${publicUrl}/accounting?language=${language}` },
    'tax-card-handled': { link: page('message') },
    newsletter: {
      title: 'Esimerkki – Exempel',
      text: 'Esimerkki. Exempel.',
      link: page('announcement'),
      unsubscribe: page('unsubscribe'),
    },
  };
};

function presentMail(entry: Entry, { language, settings, publicUrl }: Around): texts.MailText {
  const { subject, text } = texts.presentMail(entry, valuesOf(settings))[language];
  const examples = mailExamples(publicUrl, language)[textOf(entry, 'kind') as MailKind];
  return { subject: fillPlaceholders(subject, examples), text: fillPlaceholders(text, examples) };
}

const valuesOf = (settings: PublishedContent['settings']): InLanguages<Record<string, string>> =>
  inEach((language) => settingsValues(settings[language]));

const presenters: { [K in PreviewKind]: (entry: Entry, around: Around) => PreviewContents[K] } = {
  announcement: (entry, { language }) => presentAnnouncement(entry).records[language],
  terms: (entry, { language }) => texts.presentTerms(entry).records[language],
  contract: (entry, { language }) => texts.presentContract(entry).records[language],
  privacyPolicy: (entry, { language, settings }) =>
    texts.presentPrivacyPolicy(entry, valuesOf(settings))[language],
  about: (entry, { language, settings }) => texts.presentPage(entry, valuesOf(settings))[language],
  accessibility: (entry, { language, settings }) =>
    texts.presentAccessibility(entry, valuesOf(settings))[language],
  infoText(entry, { language, settings }) {
    const record = texts.presentInfoText(entry, valuesOf(settings))[language];
    if (!record) throw new Error('An entry is previewed only with a text in some language');
    return record;
  },
  mailText: presentMail,
  settings: (entry, { language, product, settings }) => ({
    ...presentSettings(entry, product)[language],
    infoTexts: settings[language].infoTexts,
  }),
};

/** An entry in the form in which the portal will get it. */
export const presentPreview = <K extends PreviewKind>(kind: K, entry: Entry, around: Around) =>
  presenters[kind](entry, around);
