import type { createAnnouncement } from '@nimio/domain/announcement/announcement.endpoints';
import type { Announcement } from '@nimio/domain/announcement/announcement.types';
import type { BodyOf } from '@nimio/domain/endpoint';
import { DomainError, type FieldCode } from '@nimio/domain/errors';
import type { Language } from '@nimio/domain/schema';
import { errors } from '@strapi/utils';
import { contentTypes } from '../../content/content-kinds.js';
import { attributeIn, type Entry } from '../../content/entry.js';
import { audienceOf, presentAnnouncement } from '../../content/publishing/present-announcement.js';
import { addedByStrapi, changedNames, contentOf } from '../../content/same-content.js';
import { sanitizeMarkdown } from '../../content/validation/sanitize-markdown.js';
import { asItWas } from '../../content/validation/watch-editors.js';
import { system } from '../../system.js';

const documents = () => system().documents(contentTypes.announcement);

const find = (hash: unknown, status: 'draft' | 'published'): Promise<Entry | null> =>
  documents().findFirst({ filters: { hash }, status, populate: '*' });

export const findIfPublished = (hash: unknown): Promise<Entry | null> => find(hash, 'published');

/** A published announcement, written by staff or by editors; drafts are visible only to editors. */
export async function findPublished(hash: string): Promise<Entry> {
  const found = await findIfPublished(hash);
  if (!found) throw new DomainError('notFound');
  return found;
}

const refuse = (fields: string[], code: FieldCode): never => {
  throw new DomainError('validationError', { fields: fields.map((path) => ({ path, code })) });
};

/** The request's field name for an attribute of the entry, in any language. */
function nameInCall(attribute: string): string {
  const base = attribute.replace(/(Fi|Sv|En)$/, '');
  return { text: 'content', publishedFrom: 'published' }[base] ?? base;
}

/** The rules of editors apply here too and answer with a validation error. */
async function asCall<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof errors.ValidationError)) throw error;
    const { errors: reasons = [] } = error.details as { errors?: { path: string[] }[] };
    return refuse([...new Set(reasons.map(({ path }) => nameInCall(path[0] ?? '')))], 'invalid');
  }
}

/** One language's version as attributes of the entry; other languages stay unchanged. */
export async function entryOf(body: BodyOf<typeof createAnnouncement>): Promise<Entry> {
  const { language, title, link, published, publishedUntil, audience } = body;
  const content = await sanitizeMarkdown(body.content);
  if (content === undefined) return refuse(['content'], 'invalid');
  // Text that consists of markup only would silently leave the language empty.
  if (!content.trim()) refuse(['content'], 'required');
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
 * Publishes a change of the published version. Changes that editors have begun in their draft are not published with it
 * and stay in the draft.
 */
export async function publishChange(
  published: Entry,
  data: Entry,
  language: Language,
): Promise<Announcement> {
  const { documentId, hash } = published as { documentId: string; hash: string };
  const draft = (await find(hash, 'draft')) ?? published;
  const begun = changedNames(published, draft);
  const own = Object.keys(published).filter((name) => !addedByStrapi.includes(name));
  const whole = { ...contentOf(published, own), ...data };
  await asCall(() => documents().update({ documentId, data: whole, status: 'published' }));
  if (begun.length > 0) await documents().update({ documentId, data: asItWas(contentOf(draft, begun)) });
  return presentAnnouncement(await findPublished(hash)).records[language];
}

export const deleteDocument = (documentId: unknown): Promise<unknown> => documents().delete({ documentId });
