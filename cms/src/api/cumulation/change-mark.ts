import type { AuditEvent } from '@nimio/domain/audit/audit-events';
import { DomainError } from '@nimio/domain/errors';
import { audit } from '../../audit/audit.js';
import type { Transaction } from '../../data/database.js';
import type { Caller } from '../../http/call.js';
import { customerAt, requireOthers } from '../../identity/profile-access.js';
import { system } from '../../system.js';
import { lockCumulation } from './pay-out-marks.js';

interface PayOutCall {
  params: { profileHash: string };
  caller: Caller;
  requestId: string;
}

/**
 * Changes the mark of a customer's cumulation; a repeated request is no further audit event.
 *
 * @param change returns whether it changed anything
 * @throws `notFound` without a cumulation; `ownAffairs`
 */
export function changeMark(
  { params, caller, requestId }: PayOutCall,
  event: AuditEvent,
  change: (tx: Transaction, profileId: number) => Promise<boolean>,
): Promise<undefined> {
  const { db, now } = system();
  return db.transaction(async (tx) => {
    const profile = await customerAt(params.profileHash);
    await requireOthers({ db: tx, now }, [profile.id], caller.accountId);
    if (!(await lockCumulation(tx, profile.id))) throw new DomainError('notFound');
    if (await change(tx, profile.id)) await audit(tx, event, { caller, profile, requestId });
    return undefined;
  });
}
