import type { grantAccess } from '@nimio/domain/access/access.endpoints';
import { endOfFinnishDay } from '@nimio/domain/calendar/finnish-day';
import { DomainError } from '@nimio/domain/errors';
import { isOfStaff } from '@nimio/domain/profile/profile-roles';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { findProfileAsStaff } from '../../profile/access.js';
import { lockProfile, readRoles } from '../../profile/store.js';
import { settleSessions } from '../../session/sessions.js';
import { findAccount } from '../../session/store.js';
import { presentAccess } from '../present.js';
import { changeGrant, insertGrant, readAccess, readAccessOf } from '../store.js';

/** The end of the last day, which must be ahead; null until further notice. */
function endOf(lastDay: string, now: Date): string | null {
  if (lastDay === '') return null;
  const end = endOfFinnishDay(lastDay);
  if (end <= now) throw new DomainError('dayInvalid', { field: 'lastDay' });
  return end.toISOString();
}

/** Who has access already has it from now on as is said here: two who give it at once give it once. */
export const giveAccess: UseCase<typeof grantAccess> = async ({ params, body, caller, requestId }) => {
  const { db, now } = system();
  const at = now().toISOString();
  const found = await findProfileAsStaff(system(), 'profile', params.profileHash);
  if (!found) throw new DomainError('notFound');
  const isStaffs = isOfStaff(await readRoles(db, found.id));
  if (isStaffs && !caller.rights.includes('manageStaffLogins')) throw new DomainError('forbidden');
  const account = await findAccount(db, body.username);
  if (!account) throw new DomainError('userUnknown', { field: 'username' });
  const profile = { ...found, asStaff: true };
  const grant = {
    accountId: account.id,
    profileId: profile.id,
    kind: body.kind,
    at,
    validTo: endOf(body.lastDay, now()),
    byAccountId: caller.accountId,
  };
  return db.transaction(async (tx) => {
    await lockProfile(tx, profile.id);
    const [known] = await readAccessOf(tx, grant);
    if (known?.kind === 'own') throw new DomainError('accountExists', { field: 'username' });
    if (known) await changeGrant(tx, known.id, grant);
    else {
      await settleSessions(tx, account.id, at);
      await insertGrant(tx, grant);
    }
    await audit(tx, 'access.grant', { caller, profile, requestId }, { kind: body.kind, user: account.hash });
    const rows = await readAccess(tx, profile.id, at);
    const given = rows.find(({ account_id }) => account_id === account.id);
    if (!given) throw new DomainError('notFound');
    return presentAccess(given, { caller, profile, rows });
  });
};
