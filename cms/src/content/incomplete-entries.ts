import { type Language, languages } from '@nimio/domain/schema';
import type { Core, UID } from '@strapi/strapi';
import type { ContentKind } from './content-kinds.js';
import { attributeIn, type Entry, moment, nameOf, translatedNames } from './entry.js';
import { missingLanguages } from './missing-languages.js';

/** An entry that is not whole in every language. */
export interface IncompleteEntry {
  uid: string;
  documentId: string;
  /** What it is called; empty where its type has one entry alone. */
  name: string;
  /** Of what is published, or of what is written and not published yet. */
  status: 'draft' | 'published';
  missing: Language[];
}

const lacksTheSame = (one: IncompleteEntry, other: IncompleteEntry): boolean =>
  one.documentId === other.documentId && one.missing.join() === other.missing.join();

const attributesOf = (strapi: Core.Strapi, uid: string): Record<string, { component?: string }> =>
  strapi.getModel(uid as UID.Schema).attributes as Record<string, { component?: string }>;

/** What is read of an entry: its texts and those of its parts, what it is known by, and what ends its time. */
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

/** Whether nobody will read an entry any more: its time is over, or a newer version is published. */
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
 * Entries with a language missing: published ones first, then drafts that lack something else than what is published.
 * What is past is left out.
 */
export async function incompleteEntries(
  strapi: Core.Strapi,
  kinds: readonly ContentKind[],
  now: Date,
): Promise<IncompleteEntry[]> {
  return (await Promise.all(kinds.map((kind) => incompleteOf(strapi, kind, now)))).flat();
}
