import type { AuditEvent } from '@nimio/domain/audit/audit-events';
import type { OutreachProfile } from '@nimio/domain/customer-acquisition/customer-acquisition.types';
import { DomainError } from '@nimio/domain/errors';
import { audit } from '../../audit/audit.js';
import type { Transaction } from '../../data/database.js';
import type { Caller } from '../../http/call.js';
import { requireOthers } from '../../identity/profile-access.js';
import { system } from '../../system.js';
import { presentOutreach } from './present.js';
import { findOutreach, lockOutreachRow, type OutreachRow } from './store.js';

interface OutreachCall {
  params: { hash: string };
  caller: Caller;
  requestId: string;
}

/** An outreach profile, locked. @throws `notFound`; `ownAffairs` if its customer is the caller, or someone they represent */
export async function lockOutreach(
  tx: Transaction,
  { params, caller }: Pick<OutreachCall, 'params' | 'caller'>,
): Promise<OutreachRow> {
  const row = await lockOutreachRow(tx, params.hash);
  if (!row) throw new DomainError('notFound');
  if (row.profile_id !== null)
    await requireOthers({ db: tx, now: system().now }, [row.profile_id], caller.accountId);
  return row;
}

/**
 * Changes a locked outreach profile and returns it. The audit event is in the log of the customer whom it is about.
 *
 * @param change returns the id of that customer, `null` for no customer, and `undefined` if nothing has changed
 * @param before locks a profile, which comes before everything else (decision 0015)
 */
export function changeOutreach(
  call: OutreachCall,
  event: AuditEvent,
  change: (tx: Transaction, row: OutreachRow, at: string) => Promise<number | null | undefined>,
  before?: (tx: Transaction) => Promise<void>,
): Promise<OutreachProfile> {
  const { caller, requestId } = call;
  const { db, now } = system();
  return db.transaction(async (tx) => {
    await before?.(tx);
    const row = await lockOutreach(tx, call);
    const customer = await change(tx, row, now().toISOString());
    const profile = customer ? { id: customer, asStaff: true } : undefined;
    if (customer !== undefined)
      await audit(tx, event, { caller, profile, requestId }, { outreach: row.hash });
    return presentOutreach(tx, (await findOutreach(tx, row.hash)) ?? row);
  });
}
