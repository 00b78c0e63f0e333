import { DomainError } from '@nimio/domain/errors';
import type * as endpoints from '@nimio/domain/isni-sync/isni-sync.endpoints';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { enqueueSync, isForPerson, readSyncRecord } from '../follow-names.js';
import { findSyncedName, lockSyncedName, readSync } from '../store.js';
import { readSyncInput } from '../sync-input.js';

/**
 * Runs under the name's lock, so that concurrent requests create one job. A name that is in sync stays as it is, and so
 * does one that waits, unless its job was abandoned.
 */
export const requestIsniSync: UseCase<typeof endpoints.requestIsniSync> = ({ params, caller, requestId }) =>
  system().db.transaction(async (tx) => {
    const found = await findSyncedName(tx, params.authorHash);
    const name = found && (await lockSyncedName(tx, found.id));
    if (!name) throw new DomainError('notFound');
    const now = await readSyncInput(tx, name);
    if (now.bars.length > 0) {
      throw new DomainError('isniSyncDisallowed', { params: { why: now.bars.join(',') } });
    }
    const stored = await readSync(tx, name.id);
    if (await isForPerson(tx, name, stored)) {
      await enqueueSync(tx, name, now, stored);
      const who = { caller, profile: { id: name.profile_id, asStaff: true }, requestId };
      await audit(tx, 'author-names.request-isni', who, { name: name.id });
    }
    return readSyncRecord(tx, name);
  });
