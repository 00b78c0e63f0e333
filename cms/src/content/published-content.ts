import type { readAbout, readAccessibilityStatement } from '@nimio/domain/about/about.endpoints';
import type { ReplyOf } from '@nimio/domain/endpoint';
import type { readInfoTexts } from '@nimio/domain/info-text/info-text.endpoints';
import type { MailKind } from '@nimio/domain/mail-text/mail-kinds';
import type { readPrivacyPolicy } from '@nimio/domain/privacy-policy/privacy-policy.endpoints';
import type { PortalSettings } from '@nimio/domain/settings/settings.types';
import { type Entry, type InLanguages, inEach, textOf } from './entry.js';
import { type PublishedAnnouncement, presentAnnouncement } from './present-announcement.js';
import { presentSettings, settingsValues } from './present-settings.js';
import * as texts from './present-texts.js';

/** All that is published, in the form in which it is served. Made anew whenever an editor publishes. */
export interface PublishedContent {
  settings: InLanguages<PortalSettings>;
  /** Newest first, with those whose validity has not begun. */
  terms: texts.Version<string, texts.TermsRecord>[];
  contracts: texts.Version<number, texts.ContractRecord>[];
  privacyPolicy: InLanguages<ReplyOf<typeof readPrivacyPolicy>>;
  about: InLanguages<ReplyOf<typeof readAbout>>;
  accessibility: InLanguages<ReplyOf<typeof readAccessibilityStatement>>;
  infoTexts: InLanguages<ReplyOf<typeof readInfoTexts>>;
  /** Newest first, with those whose time has not come or is over. */
  announcements: PublishedAnnouncement[];
  mails: Partial<Record<MailKind, InLanguages<texts.MailText>>>;
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

/** Brings what is published into the forms of the wire, once for all who ask. */
export function presentContent(entries: Entries, product: string): PublishedContent {
  const settings = presentSettings(entries.settings, product);
  const values = inEach((language) => settingsValues(settings[language]));
  return {
    settings,
    terms: entries.terms.map(texts.presentTerms),
    contracts: entries.contracts.map(texts.presentContract),
    privacyPolicy: texts.presentPrivacyPolicy(entries.privacyPolicy, values),
    about: texts.presentPage(entries.about, values),
    accessibility: texts.presentAccessibility(entries.accessibility, values),
    infoTexts: inEach((language) => ({
      texts: entries.infoTexts.flatMap((entry) => texts.presentInfoText(entry, values)[language] ?? []),
    })),
    announcements: entries.announcements
      .map(presentAnnouncement)
      .toSorted((a, b) => (a.from < b.from ? 1 : a.from > b.from ? -1 : 0)),
    mails: Object.fromEntries(
      entries.mails.map((entry) => [textOf(entry, 'kind'), texts.presentMail(entry, values)]),
    ),
  };
}
