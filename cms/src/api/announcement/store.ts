import type { createAnnouncement } from '@nimio/domain/announcement/announcement.endpoints';
import type { Announcement } from '@nimio/domain/announcement/announcement.types';
import type { BodyOf } from '@nimio/domain/endpoint';
import { DomainError, type FieldCode } from '@nimio/domain/errors';
import type { Language } from '@nimio/domain/schema';
import { errors } from '@strapi/utils';
import { cleanMarkdown } from '../../content/clean-text.js';
import { contentTypes } from '../../content/content-kinds.js';
import { attributeIn, type Entry } from '../../content/entry.js';
import { audienceOf, presentAnnouncement } from '../../content/present-announcement.js';
import { byItself, changedNames, contentOf } from '../../content/same-content.js';
import { asItWas } from '../../content/watch-editors.js';
import { system } from '../../system.js';

const documents = () => system().documents(contentTypes.announcement);

const find = (hash: unknown, status: 'draft' | 'published'): Promise<Entry | null> =>
  documents().findFirst({ filters: { hash }, status, populate: '*' });

/** An announcement that staff wrote or editors did, as it is published; a draft alone is the editors' own. */
export async function findPublished(hash: string): Promise<Entry> {
  const found = await find(hash, 'published');
  if (!found) throw new DomainError('notFound');
  return found;
}

const refuse = (fields: string[], code: FieldCode): never => {
  throw new DomainError('validationError', { fields: fields.map((path) => ({ path, code })) });
};

/** The name in the call of an attribute of the entry, whichever language it is in. */
function nameInCall(attribute: string): string {
  const base = attribute.replace(/(Fi|Sv|En)$/, '');
  return { text: 'content', publishedFrom: 'published' }[base] ?? base;
}

/** What editors may not do either is a validation error of the call. */
async function asCall<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof errors.ValidationError)) throw error;
    const { errors: reasons = [] } = error.details as { errors?: { path: string[] }[] };
    return refuse([...new Set(reasons.map(({ path }) => nameInCall(path[0] ?? '')))], 'invalid');
  }
}

/** A language's version as attributes of the entry; other languages are left alone. */
export function entryOf(body: BodyOf<typeof createAnnouncement>): Entry {
  const { language, title, content, link, published, publishedUntil, audience } = body;
  // What is nothing but markup would leave the language without its text, unseen.
  if (!cleanMarkdown(content).trim()) refuse(['content'], 'required');
  return {
    [attributeIn('title', language)]: title,
    [attributeIn('text', language)]: content,
    ...(link !== undefined && { link }),
    ...(published !== undefined && { publishedFrom: published }),
    ...(publishedUntil !== undefined && { publishedUntil }),
    ...(audience && { audience: audienceOf(audience) }),
  };
}

export async function publishNew(data: Entry, hash: string, language: Language): Promise<Announcement> {
  await asCall(() => documents().create({ data: { ...data, hash }, status: 'published' }));
  return presentAnnouncement(await findPublished(hash)).records[language];
}

/**
 * Publishes a change of what is published. What editors have begun to change in their draft is not published with it,
 * and stays as they have left it.
 */
export async function publishChange(
  published: Entry,
  data: Entry,
  language: Language,
): Promise<Announcement> {
  const { documentId, hash } = published as { documentId: string; hash: string };
  const draft = (await find(hash, 'draft')) ?? published;
  const begun = changedNames(published, draft);
  const own = Object.keys(published).filter((name) => !byItself.includes(name));
  const whole = { ...contentOf(published, own), ...data };
  await asCall(() => documents().update({ documentId, data: whole, status: 'published' }));
  if (begun.length > 0) await documents().update({ documentId, data: asItWas(contentOf(draft, begun)) });
  return presentAnnouncement(await findPublished(hash)).records[language];
}

export const dropDocument = (documentId: unknown): Promise<unknown> => documents().delete({ documentId });
