import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Core, UID } from '@strapi/strapi';
import { type EntryFile, readEntries } from './content-files.js';
import { type ContentKind, contentKinds } from './content-kinds.js';
import type { Entry } from './entry.js';
import { sameContent } from './same-content.js';

/** What became of an entry. `refused`: a published version cannot be changed by a file either. */
export interface Imported {
  entry: string;
  result: 'created' | 'updated' | 'unchanged' | 'refused';
  reason?: string;
}

type Attributes = Parameters<typeof readEntries>[2];

export const attributesOf = (strapi: Core.Strapi, { uid }: ContentKind): Attributes =>
  strapi.getModel(uid as UID.ContentType).attributes;

const documents = (strapi: Core.Strapi, { uid }: ContentKind) => strapi.documents(uid as UID.ContentType);

/** What a file of content is called: `info-texts/bank`. */
export const entryName = ({ kind, name }: EntryFile): string =>
  kind.key ? `${kind.folder}/${name}` : kind.folder;

/** The draft of the entry that a file with these data is about. */
export async function findEntry(strapi: Core.Strapi, kind: ContentKind, data: Entry): Promise<Entry | null> {
  const filters = kind.key ? { [kind.key]: data[kind.key] } : {};
  return documents(strapi, kind).findFirst({ filters, status: 'draft', populate: '*' } as never);
}

interface Files {
  findOne(query: object): Promise<{ id: number } | null>;
}

interface Uploads {
  upload(options: object): Promise<{ id: number }[]>;
}

/** Puts the picture beside an entry's file into the library, unless the same is there. */
async function withPicture(strapi: Core.Strapi, { data, dir }: EntryFile): Promise<Entry> {
  const name = data['logo'];
  if (typeof name !== 'string') return data;
  const files = strapi.db.query('plugin::upload.file') as unknown as Files;
  const known = await files.findOne({ where: { name } });
  if (known) return { ...data, logo: known.id };
  const filepath = path.join(dir, path.basename(name));
  const { size } = await stat(filepath);
  const file = { filepath, originalFilename: name, mimetype: `image/${path.extname(name).slice(1)}`, size };
  const uploads: Uploads = strapi.plugin('upload').service('upload');
  const stream = () => createReadStream(filepath);
  const [made] = await uploads.upload({ data: { fileInfo: { name } }, files: { ...file, stream } });
  return { ...data, logo: made?.id ?? null };
}

async function importEntry(strapi: Core.Strapi, file: EntryFile): Promise<Imported> {
  const { kind, isDraft } = file;
  const entry = entryName(file);
  const data = await withPicture(strapi, file);
  const status = isDraft ? {} : { status: 'published' };
  const known = await findEntry(strapi, kind, data);
  try {
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
 * Takes content from a folder, as `exportContent` writes it: makes what is not there, changes what differs and leaves
 * the rest alone. What only the database has stays.
 * @param isWanted which of the entries to take; all when it is not given
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
