import type { Core, UID } from '@strapi/strapi';
import { type ContentKind, contentKinds } from '../content-kinds.js';
import type { Entry } from '../entry.js';
import { sameContent } from '../same-content.js';
import { type EntryFile, readEntries } from './content-files.js';
import { withPictures } from './picture-files.js';

/** The result for an entry. `refused`: an import cannot change a published version either. */
export interface Imported {
  entry: string;
  result: 'created' | 'updated' | 'unchanged' | 'refused';
  reason?: string;
}

type Attributes = Parameters<typeof readEntries>[2];

export const attributesOf = (strapi: Core.Strapi, { uid }: ContentKind): Attributes =>
  strapi.getModel(uid as UID.ContentType).attributes;

const documents = (strapi: Core.Strapi, { uid }: ContentKind) => strapi.documents(uid as UID.ContentType);

/** The name of an entry's file: `info-texts/bank`. */
export const entryName = ({ kind, name }: Pick<EntryFile, 'kind' | 'name'>): string =>
  kind.key ? `${kind.folder}/${name}` : kind.folder;

/** The draft of the entry that a file with these data belongs to. */
export async function findEntry(strapi: Core.Strapi, kind: ContentKind, data: Entry): Promise<Entry | null> {
  const filters = kind.key ? { [kind.key]: data[kind.key] } : {};
  return documents(strapi, kind).findFirst({ filters, status: 'draft', populate: '*' } as never);
}

async function importEntry(strapi: Core.Strapi, file: EntryFile): Promise<Imported> {
  const { kind, isDraft } = file;
  const entry = entryName(file);
  const status = isDraft ? {} : { status: 'published' };
  try {
    const data = await withPictures(strapi, file);
    const known = await findEntry(strapi, kind, data);
    if (!known) {
      await documents(strapi, kind).create({ data, ...status } as never);
      return { entry, result: 'created' };
    }
    const documentId = known['documentId'] as string;
    const published: Entry | null = await documents(strapi, kind).findOne({
      documentId,
      status: 'published',
      populate: '*',
    } as never);
    const current = isDraft ? known : published;
    if (current && sameContent(data, current)) return { entry, result: 'unchanged' };
    await documents(strapi, kind).update({ documentId, data, ...status } as never);
    return { entry, result: 'updated' };
  } catch (error) {
    return { entry, result: 'refused', reason: (error as Error).message };
  }
}

/**
 * Imports content from a folder written by `exportContent`: creates missing entries, updates different ones and leaves
 * others unchanged, including those that only the database has.
 *
 * @param isWanted filters the entries; all by default
 */
export async function importContent(
  strapi: Core.Strapi,
  root: string,
  now: Date,
  isWanted: (file: EntryFile) => Promise<boolean> = () => Promise.resolve(true),
): Promise<Imported[]> {
  const results: Imported[] = [];
  for (const kind of contentKinds) {
    for (const file of await readEntries(root, kind, attributesOf(strapi, kind), now)) {
      if (await isWanted(file)) results.push(await importEntry(strapi, file));
    }
  }
  return results;
}
