import type { editAnnouncement } from '@nimio/domain/announcement/announcement.endpoints';
import { DomainError } from '@nimio/domain/errors';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { entryOf, findDocument, publishAnnouncement } from '../store.js';

export const changeAnnouncement: UseCase<typeof editAnnouncement> = async ({
  params,
  body,
  requireFresh,
}) => {
  const { hash } = params;
  const { announcements } = await system().content.published();
  const current = announcements.find((each) => each.hash === hash);
  const documentId = await findDocument(hash);
  if (!current || !documentId) throw new DomainError('notFound');
  requireFresh(current.records[body.language]);
  return publishAnnouncement({ ...entryOf(body), hash }, body.language, documentId);
};
