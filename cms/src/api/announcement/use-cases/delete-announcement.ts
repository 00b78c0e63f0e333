import type * as endpoints from '@nimio/domain/announcement/announcement.endpoints';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { deleteDocument, findPublished } from '../store.js';

export const deleteAnnouncement: UseCase<typeof endpoints.deleteAnnouncement> = async ({ params }) => {
  await system().changeContent(async () => {
    const { documentId } = await findPublished(params.hash);
    await deleteDocument(documentId);
  });
};
