import type * as endpoints from '@nimio/domain/announcement/announcement.endpoints';
import { presentAnnouncement } from '../../../content/publishing/present-announcement.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { entryOf, findPublished, publishChange } from '../store.js';

export const updateAnnouncement: UseCase<typeof endpoints.updateAnnouncement> = ({
  params,
  body,
  requireFresh,
}) =>
  system().changeContent(async () => {
    const published = await findPublished(params.hash);
    requireFresh(presentAnnouncement(published).records[body.language]);
    return publishChange(published, entryOf(body), body.language);
  });
