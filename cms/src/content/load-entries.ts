import type { Core, UID } from '@strapi/strapi';
import { completeSettings, defaultSettings, requiredSettings } from './complete-settings.js';
import { contentTypes } from './content-kinds.js';
import type { Entry } from './entry.js';
import type { Entries } from './published-content.js';

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
