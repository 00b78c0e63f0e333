import type { AuditEvent } from '@nimio/domain/audit/audit-events';
import type { Profile } from '@nimio/domain/profile/profile.types';
import { audit } from '../../audit/audit.js';
import type { Transaction } from '../../data/database.js';
import type { ActingFor, Caller } from '../../http/call.js';
import { system } from '../../system.js';
import { presentProfile } from './present.js';
import { lockProfile, type Reread, readProfileData } from './store.js';

interface ChangeCall {
  caller: Caller;
  profile: ActingFor;
  requestId: string;
  requireFresh: (current: unknown) => void;
}

/**
 * Changes a part of a profile at the version that the caller has seen, and returns the whole profile. A change without
 * effect is no audit event.
 *
 * @param event the kind of the audit event
 * @param reread reads what `change` may have touched
 * @param change may add details to the audit event beyond the changed fields
 */
export function changeProfile(
  { caller, profile, requestId, requireFresh }: ChangeCall,
  event: AuditEvent,
  reread: Reread,
  change: (tx: Transaction, before: Profile) => Promise<Record<string, unknown> | undefined | void>,
): Promise<Profile> {
  return system().db.transaction(async (tx) => {
    const data = await readProfileData(tx, profile.id, await lockProfile(tx, profile.id));
    const before = presentProfile(data, caller.rights);
    requireFresh(before);
    const facts = await change(tx, before);
    const after = presentProfile(await reread(tx, data), caller.rights);
    const fields = changedFields(before, after);
    if (fields.length > 0 || facts)
      await audit(tx, event, { caller, profile, requestId }, { fields, ...facts });
    return after;
  });
}

/** Names of the changed fields. Roles are compared by key, as their labels depend on the language. */
const changedFields = (before: Profile, after: Profile): string[] =>
  (Object.keys(after) as (keyof Profile)[]).filter(
    (name) =>
      name !== 'roles' &&
      before[name] !== after[name] &&
      JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
