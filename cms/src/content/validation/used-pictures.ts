import type { Core, UID } from '@strapi/strapi';
import { messages } from '../../admin/messages.js';
import { type ContentKind, contentKinds, pictureKind } from '../content-kinds.js';
import type { Editor } from '../editors/editor.js';
import { type Entry, nameOf } from '../entry.js';
import { ContentRefused } from './refusals.js';

/** A picture or a folder, with the editor who created it if that is read. */
export interface WithCreator {
  createdBy?: { id: number } | null;
}

/** A picture of the media library. */
export interface Picture extends WithCreator {
  id: number;
  name: string;
  /** `/uploads/<file>`; it stays the same when the picture is replaced. */
  url: string;
  /** In kilobytes, with two decimals. */
  size: number;
  /** Its thumbnails. */
  formats?: Record<string, { url: string }> | null;
  provider_metadata?: { sha256?: string } | null;
}

interface Pictures {
  findOne(query: object): Promise<Picture | null>;
  findMany(query: object): Promise<Picture[]>;
  update(query: object): Promise<unknown>;
}

/** The rows of the media library. */
export const picturesOf = (strapi: Core.Strapi): Pictures => strapi.db.query(pictureKind.uid);

/** Strapi accepts both in its calls. */
export type RowId = number | string;

interface Folder extends WithCreator {
  path: string;
}

interface Folders {
  findMany(query: object): Promise<Folder[]>;
}

/** These folders and all within them. */
export async function foldersWithin(strapi: Core.Strapi, ids: readonly RowId[]): Promise<Folder[]> {
  const rows = strapi.db.query('plugin::upload.folder') as unknown as Folders;
  const chosen = await rows.findMany({ where: { id: { $in: ids } } });
  const places = chosen.flatMap(({ path }) => [{ path }, { path: { $startsWith: `${path}/` } }]);
  return places.length > 0 ? rows.findMany({ where: { $or: places }, populate: ['createdBy'] }) : [];
}

/** The pictures in these folders. */
export const picturesWithin = async (strapi: Core.Strapi, folders: readonly Folder[]): Promise<Picture[]> =>
  picturesOf(strapi).findMany({
    where: { folderPath: { $in: folders.map(({ path }) => path) } },
    populate: ['createdBy'],
  });

/** Whether a part of an entry shows a picture: in a text by its address, or selected for a field. */
function shows(part: unknown, picture: Picture): boolean {
  if (typeof part === 'string') {
    const { url, formats } = picture;
    return [url, ...Object.values(formats ?? {}).map((format) => format.url)].some((each) =>
      part.includes(each),
    );
  }
  if (typeof part !== 'object' || part === null) return false;
  if ('mime' in part) return (part as Entry)['id'] === picture.id;
  return Object.values(part).some((each) => shows(each, picture));
}

interface Use {
  kind: ContentKind;
  entry: Entry;
}

async function usesOf(strapi: Core.Strapi, pictures: readonly Picture[]): Promise<Use[]> {
  const uses: Use[] = [];
  for (const kind of contentKinds) {
    const documents = strapi.documents(kind.uid as UID.ContentType);
    const entries: Entry[] = await documents.findMany({ status: 'published', populate: '*' } as never);
    const using = entries.filter((entry) => pictures.some((picture) => shows(entry, picture)));
    uses.push(...using.map((entry) => ({ kind, entry })));
  }
  return uses;
}

/**
 * Refuses to delete or replace a picture while published content shows it: the change would be invisible in the
 * history, and agreed texts never change.
 *
 * @throws ContentRefused
 */
export async function refuseUsed(
  strapi: Core.Strapi,
  pictures: readonly Picture[],
  { language }: Editor,
): Promise<void> {
  const uses = await usesOf(strapi, pictures);
  if (uses.length === 0) return;
  const refusal = uses.some(({ kind }) => kind.isAgreed) ? 'pictureAgreed' : 'pictureUsed';
  const places = uses.map(({ kind, entry }) => {
    return [messages[language][kind.title], nameOf(kind, entry)].filter(Boolean).join(': ');
  });
  throw new ContentRefused(refusal, language, undefined, { places: places.join(' · ') });
}
