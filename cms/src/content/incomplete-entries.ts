import type { Language } from '@nimio/domain/schema';
import type { Core, UID } from '@strapi/strapi';
import type { ContentKind } from './content-kinds.js';
import { type Entry, wordsIn } from './entry.js';
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

const nameOf = (entry: Entry, { key }: ContentKind): string =>
  wordsIn(entry, 'title', 'fi') ||
  wordsIn(entry, 'subject', 'fi') ||
  (key && key !== 'hash' ? String((entry[key] as string | number | null) ?? '') : '');

async function incompleteOf(
  strapi: Core.Strapi,
  kind: ContentKind,
  status: IncompleteEntry['status'],
): Promise<IncompleteEntry[]> {
  const { uid } = kind;
  const entries = (await strapi
    .documents(uid as UID.ContentType)
    .findMany({ status, populate: '*' } as never)) as Entry[];
  return entries.flatMap((entry) => {
    const missing = missingLanguages(strapi, uid, entry);
    const documentId = entry['documentId'] as string;
    return missing.length > 0 ? [{ uid, documentId, name: nameOf(entry, kind), status, missing }] : [];
  });
}

const lacksTheSame = (one: IncompleteEntry, other: IncompleteEntry): boolean =>
  one.documentId === other.documentId && one.missing.join() === other.missing.join();

/** Entries with a language missing: published ones first, then drafts that lack something else than what is published. */
export async function incompleteEntries(
  strapi: Core.Strapi,
  kinds: readonly ContentKind[],
): Promise<IncompleteEntry[]> {
  const all = await Promise.all(
    kinds.map(async (kind) => {
      const published = await incompleteOf(strapi, kind, 'published');
      const drafts = await incompleteOf(strapi, kind, 'draft');
      return [
        ...published,
        ...drafts.filter((draft) => !published.some((entry) => lacksTheSame(draft, entry))),
      ];
    }),
  );
  return all.flat();
}
