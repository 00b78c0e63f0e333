import { type Language, languages } from '@nimio/domain/schema';
import type { Core, UID } from '@strapi/strapi';
import type { ContentKind } from '../content-kinds.js';
import { attributeIn, type Entry, moment, nameOf, translatedNames } from '../entry.js';
import { missingLanguages } from './missing-languages.js';

/** An entry that is not complete in every language. */
export interface IncompleteEntry {
  uid: string;
  documentId: string;
  /** Its name; empty if its type has a single entry. */
  name: string;
  /** Whether the published version or the draft is incomplete. */
  status: 'draft' | 'published';
  missing: Language[];
}

const lacksTheSame = (one: IncompleteEntry, other: IncompleteEntry): boolean =>
  one.documentId === other.documentId && one.missing.join() === other.missing.join();

const attributesOf = (strapi: Core.Strapi, uid: string): Record<string, { component?: string }> =>
  strapi.getModel(uid as UID.Schema).attributes as Record<string, { component?: string }>;

/** The attributes to read: the texts of an entry and of its components, its key, and its end of validity. */
function columnsOf(strapi: Core.Strapi, { uid, key }: ContentKind): { fields: string[]; populate: string[] } {
  const attributes = attributesOf(strapi, uid);
  const texts = translatedNames(attributes).flatMap((name) =>
    languages.map((language) => attributeIn(name, language)),
  );
  const others = [key ?? '', 'publishedUntil'].filter((name) => name in attributes);
  const parts = Object.entries(attributes).filter(
    ([, { component }]) => component && translatedNames(attributesOf(strapi, component)).length > 0,
  );
  return { fields: [...texts, ...others], populate: parts.map(([name]) => name) };
}

/** Whether an entry is outdated: its time has ended, or a newer version is published. */
function isPast(
  { isAgreed, key }: ContentKind,
  entry: Entry,
  published: readonly Entry[],
  now: Date,
): boolean {
  const until = moment(entry['publishedUntil']);
  if (until && until <= now.toISOString()) return true;
  const version = isAgreed && key ? (entry[key] as string | number | null) : null;
  return published.some((other) => version && (other[key ?? ''] as string | number) > version);
}

async function incompleteOf(strapi: Core.Strapi, kind: ContentKind, now: Date): Promise<IncompleteEntry[]> {
  const { uid } = kind;
  const read = async (status: string): Promise<Entry[]> =>
    strapi.documents(uid as UID.ContentType).findMany({ status, ...columnsOf(strapi, kind) } as never);
  const published = await read('published');
  const lacking = (entries: readonly Entry[], status: IncompleteEntry['status']): IncompleteEntry[] =>
    entries
      .filter((entry) => !isPast(kind, entry, published, now))
      .map((entry) => ({
        uid,
        documentId: entry['documentId'] as string,
        name: nameOf(kind, entry),
        status,
        missing: missingLanguages(strapi, uid, entry),
      }))
      .filter(({ missing }) => missing.length > 0);
  const shown = lacking(published, 'published');
  const drafts = lacking(await read('draft'), 'draft');
  return [...shown, ...drafts.filter((draft) => !shown.some((entry) => lacksTheSame(draft, entry)))];
}

/**
 * Entries with a missing language: published ones first, then drafts that lack something else than their published
 * version. Outdated ones are left out.
 */
export async function incompleteEntries(
  strapi: Core.Strapi,
  kinds: readonly ContentKind[],
  now: Date,
): Promise<IncompleteEntry[]> {
  return (await Promise.all(kinds.map((kind) => incompleteOf(strapi, kind, now)))).flat();
}
