import { newPublicHash } from '@nimio/domain/access/hash';
import type * as endpoints from '@nimio/domain/data-export/data-export.endpoints';
import { aDayAfter, mayRequestExport } from '@nimio/domain/data-export/data-export-state';
import { DomainError } from '@nimio/domain/errors';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { lockProfile } from '../../profile/store.js';
import { exportKey, presentExport } from '../present.js';
import { findExport, replaceExport } from '../store.js';
import { isHolderOf } from './read-data-export.js';

/**
 * Requests the file, or returns the state of the one that was requested within a day. The profile is locked, so that
 * concurrent requests make one file.
 */
export const requestDataExport: UseCase<typeof endpoints.requestDataExport> = ({
  caller,
  profile,
  requestId,
}) =>
  system().db.transaction(async (tx) => {
    const { now, jobs } = system();
    await lockProfile(tx, profile.id);
    if (!(await isHolderOf(tx, caller, profile))) throw new DomainError('forbidden');
    const state = await presentExport(tx, await findExport(tx, profile.id));
    if (!mayRequestExport(state)) return { isHolder: 1, ...state };
    const hash = newPublicHash();
    await replaceExport(tx, {
      hash,
      profile_id: profile.id,
      requested_at: now().toISOString(),
      expires_at: aDayAfter(now()).toISOString(),
    });
    await jobs.enqueue(tx, 'data-export', exportKey(hash), { exportHash: hash });
    await audit(tx, 'data-export.request', { caller, profile, requestId });
    return { isHolder: 1, ...(await presentExport(tx, await findExport(tx, profile.id))) };
  });
