import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { publicHashPattern } from '@nimio/domain/access/hash';
import type { AudienceRole } from '@nimio/domain/profile/audience';
import { languages } from '@nimio/domain/schema';
import type { Core } from '@strapi/strapi';
import { type ContentKind, contentTypes } from '../content-kinds.js';
import { attributeIn, type Entry } from '../entry.js';
import { audienceOf, presentAudience } from '../publishing/present-announcement.js';

/** An entry as stored in its folder: long texts in a file for each language, the rest in `entry.json`. */
export interface EntryFile {
  kind: ContentKind;
  /** Its key among its kind, which is the folder's name. */
  name: string;
  isDraft: boolean;
  data: Entry;
  /** The folder of the pictures that the data refer to. */
  dir: string;
}

/** The content of a new installation. */
export const firstContentIn = (strapi: Core.Strapi): string =>
  path.join(strapi.dirs.app.root, 'first-content');

interface Attribute {
  type: string;
}

type Attributes = Record<string, Attribute>;

const long = ['richtext', 'text'];

/** The attributes whose texts have separate files, without the language. */
const longNames = (attributes: Attributes): string[] =>
  Object.entries(attributes).flatMap(([name, { type }]) => {
    const base = /^(.+)Fi$/.exec(name)?.[1];
    return base && long.includes(type) ? [base] : [];
  });

const readIfThere = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return '';
  });

const foldersIn = async (dir: string): Promise<string[]> =>
  (await readdir(dir, { withFileTypes: true }).catch(() => []))
    .filter((item) => item.isDirectory())
    .map(({ name }) => name)
    .sort();

/** A public id derived from a folder's name, so that each import uses the same. */
const hashOf = (name: string): string => {
  const digest = createHash('sha256').update(name).digest('base64').replace(/[+/=]/g, '');
  return digest.slice(0, 22);
};

const dayFromNow = (days: unknown, now: Date): string | null =>
  typeof days === 'number' ? new Date(now.getTime() + days * 86_400_000).toISOString() : null;

/**
 * An announcement as stored in its file: its audience as a list of roles, and in a demonstration its times in days from
 * today.
 */
function announcementOf(
  { publishedFromDay, publishedUntilDay, audience, ...entry }: Entry,
  now: Date,
): Entry {
  const roles = (audience ?? []) as AudienceRole[];
  return {
    ...entry,
    ...(publishedFromDay !== undefined && {
      publishedFrom: dayFromNow(publishedFromDay, now),
      publishedUntil: dayFromNow(publishedUntilDay, now),
    }),
    audience: audienceOf(roles),
  };
}

async function readEntry(
  kind: ContentKind,
  dir: string,
  attributes: Attributes,
  now: Date,
): Promise<EntryFile | undefined> {
  const json = await readIfThere(path.join(dir, 'entry.json'));
  if (!json) return undefined;
  const { state, ...entry } = JSON.parse(json) as Entry;
  const name = path.basename(dir);
  const isAnnouncement = kind.uid === contentTypes.announcement;
  const data = isAnnouncement ? announcementOf(entry, now) : entry;
  if (isAnnouncement) data['hash'] = publicHashPattern.test(name) ? name : hashOf(name);
  for (const base of longNames(attributes)) {
    for (const language of languages) {
      const text = await readIfThere(path.join(dir, `${base}.${language}.md`));
      data[attributeIn(base, language)] = text.trim() || null;
    }
  }
  return { kind, name, isDraft: state === 'draft', data, dir };
}

/** Reads the entries of one kind below a folder of content. */
export async function readEntries(
  root: string,
  kind: ContentKind,
  attributes: Attributes,
  now: Date,
): Promise<EntryFile[]> {
  const base = path.join(root, kind.folder);
  const dirs = kind.key ? (await foldersIn(base)).map((name) => path.join(base, name)) : [base];
  const read = await Promise.all(dirs.map((dir) => readEntry(kind, dir, attributes, now)));
  return read.filter((entry) => entry !== undefined);
}

/** Writes an entry in the format of `readEntries`. */
export async function writeEntry(
  root: string,
  { kind, name, isDraft, data }: Omit<EntryFile, 'dir'>,
  attributes: Attributes,
): Promise<string> {
  const dir = path.join(root, kind.folder, ...(kind.key ? [name] : []));
  await mkdir(dir, { recursive: true });
  const short = { ...data };
  if (kind.uid === contentTypes.announcement) {
    short['audience'] = presentAudience(data['audience']);
    // The folder's name is the key.
    delete short['hash'];
  }
  for (const base of longNames(attributes)) {
    for (const language of languages) {
      const attribute = attributeIn(base, language);
      const text = short[attribute];
      delete short[attribute];
      if (typeof text === 'string' && text.trim()) {
        await writeFile(path.join(dir, `${base}.${language}.md`), `${text.trim()}\n`);
      }
    }
  }
  const json = JSON.stringify({ ...(isDraft ? { state: 'draft' } : {}), ...short }, null, 2);
  await writeFile(path.join(dir, 'entry.json'), `${json}\n`);
  return dir;
}
