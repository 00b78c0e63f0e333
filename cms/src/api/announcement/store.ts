import type { addAnnouncement } from '@nimio/domain/announcement/announcement.endpoints';
import type { Announcement } from '@nimio/domain/announcement/announcement.types';
import type { BodyOf } from '@nimio/domain/endpoint';
import { DomainError } from '@nimio/domain/errors';
import { audienceRoles } from '@nimio/domain/profile/audience';
import type { Language } from '@nimio/domain/schema';
import { contentTypes } from '../../content/content-kinds.js';
import { attributeIn, type Entry } from '../../content/entry.js';
import { ContentRefused } from '../../content/refusals.js';
import { system } from '../../system.js';

const documents = () => system().documents(contentTypes.announcement);

/** The CMS's id of an announcement that staff wrote or editors did; a draft alone is the editors' own. */
export async function findDocument(hash: string): Promise<string | undefined> {
  const found = await documents().findFirst({ filters: { hash }, status: 'published' });
  return found?.['documentId'] as string | undefined;
}

/** A language's version as attributes of the entry; other languages are left alone. */
export function entryOf(body: BodyOf<typeof addAnnouncement>): Entry {
  const { language, title, content, link, published, publishedUntil, audience } = body;
  return {
    [attributeIn('title', language)]: title,
    [attributeIn('text', language)]: content,
    ...(link !== undefined && { link }),
    ...(published !== undefined && { publishedFrom: published }),
    ...(publishedUntil !== undefined && { publishedUntil }),
    ...(audience && {
      audience: Object.fromEntries(audienceRoles.map((role) => [role, audience.includes(role)])),
    }),
  };
}

/** Makes or changes an announcement and publishes it; what an editor may not do either is a validation error. */
export async function publishAnnouncement(
  data: Entry,
  language: Language,
  documentId?: string,
): Promise<Announcement> {
  try {
    if (documentId) await documents().update({ documentId, data, status: 'published' });
    else await documents().create({ data, status: 'published' });
  } catch (error) {
    if (error instanceof ContentRefused)
      throw new DomainError('validationError', { params: { refusal: error.refusal } });
    throw error;
  }
  const { announcements } = await system().content.published();
  const made = announcements.find(({ hash }) => hash === data['hash']);
  if (!made) throw new DomainError('notFound');
  return made.records[language];
}

export const dropDocument = (documentId: string): Promise<unknown> => documents().delete({ documentId });
