import type { getAbout, getAccessibilityStatement } from '@nimio/domain/about/about.endpoints';
import type { ReplyOf } from '@nimio/domain/endpoint';
import type { getInfoTexts } from '@nimio/domain/info-text/info-text.endpoints';
import type { MailKind } from '@nimio/domain/mail-text/mail-kinds';
import type { getPrivacyPolicy } from '@nimio/domain/privacy-policy/privacy-policy.endpoints';
import type { PortalSettings } from '@nimio/domain/settings/settings.types';
import type { Core, UID } from '@strapi/strapi';
import { contentTypes, kindOf } from '../content-kinds.js';
import { type Entry, type InLanguages, inEach, textOf } from '../entry.js';
import { completeSettings, defaultSettings, requiredSettings } from './complete-settings.js';
import { type PublishedAnnouncement, presentAnnouncement } from './present-announcement.js';
import { presentSettings, settingsValues } from './present-settings.js';
import * as texts from './present-texts.js';

/** All published content in its served form, rebuilt after each publishing. */
export interface PublishedContent {
  settings: InLanguages<PortalSettings>;
  /** The newest first, including future ones. */
  terms: texts.Version<string, texts.TermsRecord>[];
  contracts: texts.Version<number, texts.ContractRecord>[];
  privacyPolicy: InLanguages<ReplyOf<typeof getPrivacyPolicy>>;
  about: InLanguages<ReplyOf<typeof getAbout>>;
  accessibility: InLanguages<ReplyOf<typeof getAccessibilityStatement>>;
  infoTexts: InLanguages<ReplyOf<typeof getInfoTexts>>;
  /** The newest first, including future and past ones. */
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

/** An entry that cannot be presented: a programming error, or a row that bypassed the rules. */
export class EntryFault extends Error {
  /** @param entry as the log names it: `terms/<documentId>` */
  constructor(
    readonly entry: string,
    cause: unknown,
  ) {
    super(`${entry} cannot be presented`, { cause });
  }
}

/** Adds the entry's name to errors about it. */
const naming =
  <T, Rest extends unknown[]>(uid: string, present: (entry: Entry, ...rest: Rest) => T) =>
  (entry: Entry, ...rest: Rest): T => {
    try {
      return present(entry, ...rest);
    } catch (cause) {
      throw new EntryFault(`${kindOf(uid)?.folder}/${String(entry['documentId'])}`, cause);
    }
  };

const presenters = {
  settings: naming(contentTypes.settings, presentSettings),
  terms: naming(contentTypes.terms, texts.presentTerms),
  contract: naming(contentTypes.contract, texts.presentContract),
  privacyPolicy: naming(contentTypes.privacyPolicy, texts.presentPrivacyPolicy),
  about: naming(contentTypes.about, texts.presentPage),
  accessibility: naming(contentTypes.accessibility, texts.presentAccessibility),
  infoText: naming(contentTypes.infoText, texts.presentInfoText),
  announcement: naming(contentTypes.announcement, presentAnnouncement),
  mailText: naming(contentTypes.mailText, texts.presentMail),
};

/**
 * Converts published entries into the wire's form, once for all readers.
 *
 * @throws EntryFault
 */
export function presentContent(entries: Entries, product: string): PublishedContent {
  const settings = presenters.settings(entries.settings, product);
  const values = inEach((language) => settingsValues(settings[language]));
  const infoTexts = inEach((language) =>
    entries.infoTexts.flatMap((entry) => presenters.infoText(entry, values)[language] ?? []),
  );
  return {
    settings: inEach((language) => ({
      ...settings[language],
      infoTexts: infoTexts[language].map(({ text: _text, ...title }) => title),
    })),
    terms: entries.terms.map((entry) => presenters.terms(entry)),
    contracts: entries.contracts.map((entry) => presenters.contract(entry)),
    privacyPolicy: presenters.privacyPolicy(entries.privacyPolicy, values),
    about: presenters.about(entries.about, values),
    accessibility: presenters.accessibility(entries.accessibility, values),
    infoTexts: inEach((language) => ({ texts: infoTexts[language] })),
    announcements: entries.announcements
      .map((entry) => presenters.announcement(entry))
      .toSorted((a, b) => (a.from < b.from ? 1 : a.from > b.from ? -1 : 0)),
    mails: Object.fromEntries(
      entries.mails.map((entry) => [textOf(entry, 'kind'), presenters.mailText(entry, values)]),
    ),
  };
}

/** Reads all published entries, with pictures and lists. */
export async function loadEntries(strapi: Core.Strapi): Promise<Entries> {
  const all = async (uid: string, sort?: string): Promise<Entry[]> =>
    strapi.documents(uid as UID.ContentType).findMany({
      status: 'published',
      populate: '*',
      ...(sort ? { sort } : {}),
    } as never);
  const one = async (uid: string): Promise<Entry> => (await all(uid))[0] ?? {};
  const settings = await one(contentTypes.settings);
  return {
    settings: completeSettings(settings, await defaultSettings(strapi), requiredSettings(strapi)),
    terms: await all(contentTypes.terms, 'version:desc'),
    contracts: await all(contentTypes.contract, 'version:desc'),
    privacyPolicy: await one(contentTypes.privacyPolicy),
    about: await one(contentTypes.about),
    accessibility: await one(contentTypes.accessibility),
    infoTexts: await all(contentTypes.infoText),
    announcements: await all(contentTypes.announcement),
    mails: await all(contentTypes.mailText),
  };
}
