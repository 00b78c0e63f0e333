import { createHash } from 'node:crypto';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { copyFile, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Entry } from '../entry.js';
import { checkPicture } from '../validation/check-picture.js';
import { type Picture, picturesOf } from '../validation/used-pictures.js';
import type { EntryFile } from './content-files.js';

/** The address of a picture of the media library: `/uploads/<file>`. */
const inLibrary = (strapi: Core.Strapi, url: string): string => path.join(strapi.dirs.static.public, url);

const toLibrary = /\/uploads\/([\w-][\w.-]*)/;
const inText = /\]\(<?\/uploads\/[\w.-]+/g;

const isFile = (at: string): boolean => statSync(at, { throwIfNoEntry: false })?.isFile() === true;

/**
 * The pictures that an entry's data contain, and the data with each replaced by its file name: `![](cover.png)`.
 * Pictures that the library lacks stay as written.
 */
export function picturesIn(strapi: Core.Strapi, data: Entry): { data: Entry; files: string[] } {
  const files = new Set<string>();
  const named = (address: string): string =>
    address.replace(toLibrary, (url, file: string) => {
      if (!isFile(inLibrary(strapi, url))) return url;
      files.add(file);
      return file;
    });
  const entries = Object.entries(data).map(([name, value]) => {
    if (typeof value !== 'string') return [name, value];
    return [name, name === 'logo' ? named(value) : value.replace(inText, named)];
  });
  return { data: Object.fromEntries(entries) as Entry, files: [...files] };
}

/** Writes pictures of the library next to an entry's file. */
export async function copyPictures(strapi: Core.Strapi, files: string[], dir: string): Promise<void> {
  for (const file of files) await copyFile(inLibrary(strapi, `/uploads/${file}`), path.join(dir, file));
}

const kinds: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.gif': 'image/gif',
};

const digestOf = async (filepath: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(filepath))
    .digest('hex');

/**
 * The library's picture with the same content as a file. The library may have reduced it on upload; then the original's
 * hash identifies it.
 */
async function findSame(
  strapi: Core.Strapi,
  sha256: string,
  kilobytes: number,
): Promise<Picture | undefined> {
  for (const picture of await picturesOf(strapi).findMany({})) {
    if (picture.provider_metadata?.sha256 === sha256) return picture;
    const stored = inLibrary(strapi, picture.url);
    if (picture.size === kilobytes && existsSync(stored) && (await digestOf(stored)) === sha256)
      return picture;
  }
  return undefined;
}

interface Uploads {
  upload(options: object): Promise<[Picture]>;
}

/**
 * Adds a picture to the library, checked like an upload, unless the same is there.
 *
 * @throws ContentRefused
 */
async function importPicture(strapi: Core.Strapi, filepath: string): Promise<Picture> {
  const name = path.basename(filepath);
  const mimetype = kinds[path.extname(name).toLowerCase()] ?? null;
  await checkPicture({ filepath, mimetype });
  const { size } = await stat(filepath);
  const sha256 = await digestOf(filepath);
  const known = await findSame(strapi, sha256, Math.round(size / 10) / 100);
  if (known) return known;
  const uploads: Uploads = strapi.plugin('upload').service('upload');
  const stream = () => createReadStream(filepath);
  const file = { filepath, originalFilename: name, mimetype, size, stream };
  const [made] = await uploads.upload({ data: { fileInfo: { name } }, files: file });
  const where = { id: made.id };
  await picturesOf(strapi).update({ where, data: { provider_metadata: { sha256 } } });
  return made;
}

const besideText = /(?<=\]\(<?)[\w-][\w.-]*\.(?:png|jpe?g|webp|gif)(?=[\s)>])/gi;

/**
 * Adds the pictures next to an entry's file to the library and refers to them in its data: the logo by its id, those in
 * texts by their address.
 *
 * @throws ContentRefused
 */
export async function withPictures(strapi: Core.Strapi, { data, dir }: EntryFile): Promise<Entry> {
  const complete = { ...data };
  for (const [attribute, value] of Object.entries(data)) {
    if (typeof value !== 'string') continue;
    if (attribute === 'logo') {
      complete[attribute] = (await importPicture(strapi, path.join(dir, path.basename(value)))).id;
      continue;
    }
    const urls = new Map<string, string>();
    for (const [file] of value.matchAll(besideText)) {
      const filepath = path.join(dir, file);
      if (existsSync(filepath)) urls.set(file, (await importPicture(strapi, filepath)).url);
    }
    complete[attribute] = value.replace(besideText, (file) => urls.get(file) ?? file);
  }
  return complete;
}
