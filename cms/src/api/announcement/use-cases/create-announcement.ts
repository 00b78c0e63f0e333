import { newPublicHash } from '@nimio/domain/access/hash';
import type * as endpoints from '@nimio/domain/announcement/announcement.endpoints';
import type { UseCase } from '../../../http/call.js';
import { entryOf, publishNew } from '../store.js';

export const createAnnouncement: UseCase<typeof endpoints.createAnnouncement> = async ({ body }) =>
  publishNew(await entryOf(body), newPublicHash(), body.language);
