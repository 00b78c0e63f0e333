import type { readAbout, readAccessibilityStatement } from '@nimio/domain/about/about.endpoints';
import { fillPlaceholders } from '@nimio/domain/content/placeholders';
import type { ReplyOf } from '@nimio/domain/endpoint';
import type { InfoPlace } from '@nimio/domain/info-text/info-places';
import type { readInfoTexts } from '@nimio/domain/info-text/info-text.endpoints';
import type { MailKind } from '@nimio/domain/mail-text/mail-kinds';
import type { readPrivacyPolicy } from '@nimio/domain/privacy-policy/privacy-policy.endpoints';
import type { PortalSettings } from '@nimio/domain/settings/settings.types';
import type { readTerms } from '@nimio/domain/terms/terms.endpoints';
import { type Entry, type InLanguages, inEach, textOf, textsIn, wordsIn } from './entry.js';
import { type PublishedAnnouncement, presentAnnouncement } from './present-announcement.js';
import { presentSettings, settingsValues } from './present-settings.js';
import { sectionsOf } from './sections.js';

export interface Version<V extends string | number, R> {
  version: V;
  validFrom: string;
  records: InLanguages<R>;
}

export type TermsRecord = ReplyOf<typeof readTerms>;

export interface ContractRecord {
  version: number;
  intro: string;
  text: string;
}

export interface MailText {
  subject: string;
  text: string;
}

/** All that is published, in the form in which it is served. Made anew whenever an editor publishes. */
export interface PublishedContent {
  settings: InLanguages<PortalSettings>;
  /** Newest first, with those whose validity has not begun. */
  terms: Version<string, TermsRecord>[];
  contracts: Version<number, ContractRecord>[];
  privacyPolicy: InLanguages<ReplyOf<typeof readPrivacyPolicy>>;
  about: InLanguages<ReplyOf<typeof readAbout>>;
  accessibility: InLanguages<ReplyOf<typeof readAccessibilityStatement>>;
  infoTexts: InLanguages<ReplyOf<typeof readInfoTexts>>;
  /** Newest first, with those whose time has not come or is over. */
  announcements: PublishedAnnouncement[];
  mails: Partial<Record<MailKind, InLanguages<MailText>>>;
}

/** The published entries, by type of content. */
export interface Entries {
  settings: Entry;
  terms: Entry[];
  contracts: Entry[];
  privacyPolicy: Entry;
  about: Entry;
  accessibility: Entry;
  infoTexts: Entry[];
  announcements: Entry[];
  mails: Entry[];
}

type Values = InLanguages<Record<string, string>>;

/** A page's text in each language, with the settings' words in it. */
const pageIn = (entry: Entry, values: Values) =>
  inEach((asked) => {
    const { text, language } = textsIn(entry, ['text'], asked) ?? { text: '', language: asked };
    return { text: fillPlaceholders(text, values[language]), language };
  });

const presentTerms = (entry: Entry): Version<string, TermsRecord> => {
  const version = textOf(entry, 'version');
  const validFrom = textOf(entry, 'validFrom');
  const records = inEach((language) => ({
    version,
    validFrom,
    text: wordsIn(entry, 'text', language),
    language,
  }));
  return { version, validFrom, records };
};

const presentContract = (entry: Entry): Version<number, ContractRecord> => {
  const version = entry['version'] as number;
  const records = inEach((language) => ({
    version,
    intro: wordsIn(entry, 'intro', language),
    text: wordsIn(entry, 'text', language),
  }));
  return { version, validFrom: textOf(entry, 'validFrom'), records };
};

const presentInfoTexts = (entries: Entry[], values: Values): PublishedContent['infoTexts'] =>
  inEach((asked) => ({
    texts: entries.flatMap((entry) => {
      const found = textsIn(entry, ['title', 'text'], asked);
      if (!found) return [];
      const { title, text, language } = found;
      const filled = fillPlaceholders(text, values[language]);
      return [{ place: entry['place'] as InfoPlace, title, text: filled, language }];
    }),
  }));

const presentMails = (entries: Entry[], values: Values): PublishedContent['mails'] =>
  Object.fromEntries(
    entries.map((entry) => [
      textOf(entry, 'kind'),
      inEach((asked) => {
        const { subject, text, language } = textsIn(entry, ['subject', 'text'], asked) ?? {
          subject: '',
          text: '',
          language: asked,
        };
        return {
          subject: fillPlaceholders(subject, values[language]),
          text: fillPlaceholders(text, values[language]),
        };
      }),
    ]),
  );

/** Brings what is published into the forms of the wire, once for all who ask. */
export function presentContent(entries: Entries, product: string): PublishedContent {
  const settings = presentSettings(entries.settings, product);
  const values = inEach((language) => settingsValues(settings[language]));
  const privacy = pageIn(entries.privacyPolicy, values);
  const about = pageIn(entries.about, values);
  const statement = pageIn(entries.accessibility, values);
  return {
    settings,
    terms: entries.terms.map(presentTerms),
    contracts: entries.contracts.map(presentContract),
    privacyPolicy: inEach((language) => ({
      updatedOn: textOf(entries.privacyPolicy, 'updatedOn'),
      language: privacy[language].language,
      sections: sectionsOf(privacy[language].text),
    })),
    about,
    accessibility: inEach((language) => ({
      ...statement[language],
      assessedOn: textOf(entries.accessibility, 'assessedOn'),
    })),
    infoTexts: presentInfoTexts(entries.infoTexts, values),
    announcements: entries.announcements
      .map(presentAnnouncement)
      .toSorted((a, b) => (a.from < b.from ? 1 : a.from > b.from ? -1 : 0)),
    mails: presentMails(entries.mails, values),
  };
}
