import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import type * as endpoints from '@nimio/domain/customer/customer.endpoints';
import { DomainError } from '@nimio/domain/errors';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { endGrants } from '../../access/store.js';
import { holdPaymentsOf } from '../../distribution/drop-calculations.js';
import { updateProfile } from '../../profile/store.js';
import { changeCustomer, requireOtherSuperadmin } from '../change-customer.js';
import { closeLogins } from '../close-logins.js';
import { type EndedByDeath, readOpenGrants } from '../store.js';

export const recordDeath: UseCase<typeof endpoints.recordDeath> = (call) => {
  const { now } = system();
  const { diedOn } = call.body;
  const refuse = (code: 'invalid' | 'dayInvalid') => {
    throw new DomainError('validationError', { fields: [{ path: 'diedOn', code }] });
  };
  return changeCustomer(call, 'customer.record-death', async (tx, { row, roles }) => {
    const { id } = row;
    if (row.kind !== 'person') refuse('invalid');
    if (row.died_on !== null) throw new DomainError('deathRecorded');
    if (diedOn > finnishDay(now()) || (row.born_on !== null && diedOn < row.born_on)) refuse('dayInvalid');
    if (roles.includes('superadmin')) await requireOtherSuperadmin(tx, id);
    const at = now().toISOString();
    const grants = await readOpenGrants(tx, id, at);
    const logins = await closeLogins(tx, id, { keepsOthers: false, at });
    await endGrants(
      tx,
      grants.map((grant) => grant.id),
      at,
    );
    const ended: EndedByDeath = { at, grants, logins };
    await updateProfile(tx, id, { died_on: diedOn, ended_by_death: JSON.stringify(ended) });
    await holdPaymentsOf(tx, id, { accountId: call.caller.accountId, at });
    return { diedOn, grants: grants.length, logins: logins.length };
  });
};
