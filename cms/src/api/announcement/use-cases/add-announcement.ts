import { newPublicHash } from '@nimio/domain/access/hash';
import type { addAnnouncement } from '@nimio/domain/announcement/announcement.endpoints';
import type { UseCase } from '../../../http/call.js';
import { entryOf, publishNew } from '../store.js';

export const makeAnnouncement: UseCase<typeof addAnnouncement> = ({ body }) =>
  publishNew(entryOf(body), newPublicHash(), body.language);
