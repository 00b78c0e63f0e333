import type * as endpoints from '@nimio/domain/access/access.endpoints';
import { endOfFinnishDay } from '@nimio/domain/calendar/finnish-day';
import { DomainError } from '@nimio/domain/errors';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { customerAt } from '../../../identity/profile-access.js';
import { pinSessions } from '../../../identity/sessions.js';
import { system } from '../../../system.js';
import { requireMayManage } from '../../account/require-account.js';
import { requireOpenProfile } from '../../profile/require-open-profile.js';
import { lockProfile, readRoles } from '../../profile/store.js';
import { findAccount } from '../../session/store.js';
import { readGrantedAccess } from '../present.js';
import { changeGrant, insertGrant, readAccessOf } from '../store.js';

/** The end of the last day, which must be in the future; null until further notice. */
function endOf(lastDay: string, now: Date): string | null {
  if (lastDay === '') return null;
  const end = endOfFinnishDay(lastDay);
  if (end <= now) throw new DomainError('dayInvalid', { field: 'lastDay' });
  return end.toISOString();
}

/** Granting access again replaces its conditions, so two concurrent calls leave one grant. */
export const grantAccess: UseCase<typeof endpoints.grantAccess> = async ({
  params,
  body,
  caller,
  requestId,
}) => {
  const { db, now } = system();
  const at = now().toISOString();
  const profile = await customerAt(params.profileHash);
  requireMayManage(caller, await readRoles(db, profile.id));
  const account = await findAccount(db, body.username);
  if (!account) throw new DomainError('userUnknown', { field: 'username' });
  // Otherwise staff could end their access, decide as staff, and grant it to themselves again.
  if (account.id === caller.accountId) throw new DomainError('ownAffairs', { field: 'username' });
  const grant = {
    accountId: account.id,
    profileId: profile.id,
    kind: body.kind,
    at,
    validTo: endOf(body.lastDay, now()),
    byAccountId: caller.accountId,
  };
  return db.transaction(async (tx) => {
    const row = await lockProfile(tx, profile.id);
    if (!row) throw new DomainError('notFound');
    requireOpenProfile(row);
    const [known] = await readAccessOf(tx, grant);
    if (known?.kind === 'own') throw new DomainError('accountExists', { field: 'username' });
    if (known) await changeGrant(tx, known.id, grant);
    else {
      await pinSessions(tx, account.id, at);
      await insertGrant(tx, grant);
    }
    await audit(tx, 'access.grant', { caller, profile, requestId }, { kind: body.kind, user: account.hash });
    return readGrantedAccess(tx, { caller, profile }, account.id);
  });
};
