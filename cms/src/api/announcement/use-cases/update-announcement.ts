import type * as endpoints from '@nimio/domain/announcement/announcement.endpoints';
import { presentAnnouncement } from '../../../content/publishing/present-announcement.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { entryOf, findPublished, publishChange } from '../store.js';

export const updateAnnouncement: UseCase<typeof endpoints.updateAnnouncement> = async ({
  params,
  body,
  requireFresh,
}) => {
  // Sanitizing may take seconds, in which no transaction is open.
  const data = await entryOf(body);
  return system().changeContent(async () => {
    const published = await findPublished(params.hash);
    requireFresh(presentAnnouncement(published).records[body.language]);
    return publishChange(published, data, body.language);
  });
};
