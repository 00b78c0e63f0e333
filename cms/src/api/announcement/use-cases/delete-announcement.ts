import type { deleteAnnouncement } from '@nimio/domain/announcement/announcement.endpoints';
import { DomainError } from '@nimio/domain/errors';
import type { UseCase } from '../../../http/call.js';
import { dropDocument, findDocument } from '../store.js';

export const removeAnnouncement: UseCase<typeof deleteAnnouncement> = async ({ params }) => {
  const documentId = await findDocument(params.hash);
  if (!documentId) throw new DomainError('notFound');
  await dropDocument(documentId);
};
