import { DomainError } from '@nimio/domain/errors';
import * as endpoints from '@nimio/domain/isni-sync/isni-sync.endpoints';
import { auditCall } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { readSyncRecord } from '../follow-names.js';
import { findSyncedName } from '../store.js';

export const getIsniSync: UseCase<typeof endpoints.getIsniSync> = async ({ params, caller, requestId }) => {
  const { db } = system();
  const name = await findSyncedName(db, params.authorHash);
  if (!name) throw new DomainError('notFound');
  await auditCall(endpoints.getIsniSync, { caller, requestId }, [name.profile_id]);
  return readSyncRecord(db, name);
};
