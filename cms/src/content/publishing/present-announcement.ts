import type { Announcement } from '@nimio/domain/announcement/announcement.types';
import { type AudienceRole, audienceRoles, isFor } from '@nimio/domain/profile/audience';
import type { ProfileRole } from '@nimio/domain/profile/profile-roles';
import { coverInTag } from '../../http/etag.js';
import { type Entry, type InLanguages, inEach, moment, textOf, textsIn } from '../entry.js';

/** An announcement with the data that decide who sees it and when. */
export interface PublishedAnnouncement {
  hash: string;
  /** ISO 8601 in UTC. */
  from: string;
  until: string | null;
  /** Empty for everyone. */
  audience: AudienceRole[];
  isNewsletter: boolean;
  /** When its sending as a newsletter began. */
  newsletterSentAt: string | null;
  records: InLanguages<Announcement>;
}

export const announcementTexts = ['title', 'text'] as const;

export const presentAudience = (component: unknown): AudienceRole[] =>
  audienceRoles.filter((role) => (component as Entry | null | undefined)?.[role] === true);

/** The same as an entry stores it: null for everyone. */
export const audienceOf = (roles: readonly AudienceRole[]): Entry | null =>
  roles.length === 0 ? null : Object.fromEntries(audienceRoles.map((role) => [role, roles.includes(role)]));

export function presentAnnouncement(entry: Entry): PublishedAnnouncement {
  const hash = textOf(entry, 'hash');
  const from = moment(entry['publishedFrom']) ?? moment(entry['publishedAt']) ?? '';
  const until = moment(entry['publishedUntil']);
  const audience = presentAudience(entry['audience']);
  const records = inEach((requested): Announcement => {
    const texts = textsIn(entry, announcementTexts, requested);
    const { title = '', text = '', language = requested } = texts ?? {};
    const link = textOf(entry, 'link') || null;
    return coverInTag({ hash, title, content: text, published: from, link, language }, { until, audience });
  });
  return {
    hash,
    from,
    until,
    audience,
    isNewsletter: entry['newsletter'] === true,
    newsletterSentAt: moment(entry['newsletterSentAt']),
    records,
  };
}

/** Whether an announcement is in force at this time. */
export const isInForce = ({ from, until }: PublishedAnnouncement, at: string): boolean =>
  from <= at && (until === null || at < until);

/** Whether an announcement is shown at this time to a profile with these roles. */
export const isShown = (
  announcement: PublishedAnnouncement,
  at: string,
  roles: readonly ProfileRole[],
): boolean =>
  isInForce(announcement, at) && (announcement.audience.length === 0 || isFor(announcement.audience, roles));
