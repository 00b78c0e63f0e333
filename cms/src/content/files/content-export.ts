import type { Core, UID } from '@strapi/strapi';
import { type ContentKind, contentKinds } from '../content-kinds.js';
import type { Entry } from '../entry.js';
import { addedByStrapi } from '../same-content.js';
import { writeEntry } from './content-files.js';
import { attributesOf, entryName } from './content-import.js';
import { copyPictures, picturesIn } from './picture-files.js';

/** An attribute's value as stored in a file: without the CMS's own ids, a chosen picture by its address. */
function portable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(portable);
  if (typeof value !== 'object' || value === null) return value;
  if ('mime' in value) return (value as unknown as { url: string }).url;
  const { id: _id, ...rest } = value as Entry;
  return Object.fromEntries(Object.entries(rest).map(([name, each]) => [name, portable(each)]));
}

/**
 * Drafts of published entries are not exported, because another installation gets what has been published. Drafts
 * without a key are not exported either.
 */
async function entriesOf(
  strapi: Core.Strapi,
  { uid, key }: ContentKind,
): Promise<{ entry: Entry; isDraft: boolean }[]> {
  const documents = strapi.documents(uid as UID.ContentType);
  const published = (await documents.findMany({ status: 'published', populate: '*' } as never)) as Entry[];
  const drafts = (await documents.findMany({ status: 'draft', populate: '*' } as never)) as Entry[];
  const isPublished = new Set(published.map(({ documentId }) => documentId));
  const isLeft = (draft: Entry): boolean =>
    isPublished.has(draft['documentId']) || (key !== undefined && (draft[key] ?? '') === '');
  return [
    ...published.map((entry) => ({ entry, isDraft: false })),
    ...drafts.filter((draft) => !isLeft(draft)).map((entry) => ({ entry, isDraft: true })),
  ];
}

/**
 * Exports all content into a folder for a backup or another installation.
 *
 * @returns the names of the entries
 */
export async function exportContent(strapi: Core.Strapi, root: string): Promise<string[]> {
  const written: string[] = [];
  for (const kind of contentKinds) {
    const attributes = attributesOf(strapi, kind);
    const own = Object.keys(attributes).filter((name) => !addedByStrapi.includes(name));
    for (const { entry, isDraft } of await entriesOf(strapi, kind)) {
      const names = own.filter((name) => name in entry && entry[name] !== null);
      const { data, files } = picturesIn(
        strapi,
        Object.fromEntries(names.map((name) => [name, portable(entry[name])])),
      );
      const name = kind.key ? String(entry[kind.key]) : kind.folder;
      const dir = await writeEntry(root, { kind, name, isDraft, data }, attributes);
      await copyPictures(strapi, files, dir);
      written.push(entryName({ kind, name }));
    }
  }
  return written;
}
