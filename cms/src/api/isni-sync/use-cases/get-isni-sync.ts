import { DomainError } from '@nimio/domain/errors';
import * as endpoints from '@nimio/domain/isni-sync/isni-sync.endpoints';
import { noteCall } from '../../../audit/note-call.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { readWhole } from '../read-whole.js';
import { findSyncedName } from '../store.js';

export const getIsniSync: UseCase<typeof endpoints.getIsniSync> = async ({ params, caller, requestId }) => {
  const { db } = system();
  const name = await findSyncedName(db, params.authorHash);
  if (!name) throw new DomainError('notFound');
  await noteCall(endpoints.getIsniSync, { caller, requestId }, [name.profile_id]);
  return readWhole(db, name);
};
