import type * as endpoints from '@nimio/domain/announcement/announcement.endpoints';
import type { Announcement, ListedAnnouncement } from '@nimio/domain/announcement/announcement.types';
import { DomainError } from '@nimio/domain/errors';
import { isShown, type PublishedAnnouncement } from '../../../content/publishing/present-announcement.js';
import type { Caller, UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { readRoles } from '../../profile/store.js';

/** The announcements that the profile of this session may see now, the newest first. */
async function shownTo({ profileId }: Caller): Promise<PublishedAnnouncement[]> {
  const { content, db, now } = system();
  const at = now().toISOString();
  const roles = await readRoles(db, profileId);
  const { announcements } = await content.published();
  return announcements.filter((each) => isShown(each, at, roles));
}

const listed = ({ hash, title, published, link, language }: Announcement): ListedAnnouncement => ({
  hash,
  title,
  published,
  link,
  language,
});

export const listAnnouncements: UseCase<typeof endpoints.listAnnouncements> = async ({ caller, query }) => {
  const records = (await shownTo(caller)).map((each) => listed(each.records[query.language]));
  return { records, total: records.length };
};

/** An announcement that the caller may not see answers 404; staff also see future ones. */
export const getAnnouncement: UseCase<typeof endpoints.getAnnouncement> = async ({
  caller,
  params,
  query,
}) => {
  const { announcements } = await system().content.published();
  const among = caller.isStaff ? announcements : await shownTo(caller);
  const found = among.find(({ hash }) => hash === params.hash);
  if (!found) throw new DomainError('notFound');
  return found.records[query.language];
};
