import type * as endpoints from '@nimio/domain/customer/customer.endpoints';
import { DomainError } from '@nimio/domain/errors';
import type { UseCase } from '../../../http/call.js';
import { findEstateOf } from '../../estate/store.js';
import { updateProfile } from '../../profile/store.js';
import { changeCustomer } from '../change-customer.js';
import { type EndedByDeath, reopenLogin, restoreGrant } from '../store.js';

/** Restores what the record of the death ended; sessions and links stay invalid. Grants of a closed customer stay ended. */
export const withdrawDeath: UseCase<typeof endpoints.withdrawDeath> = (call) =>
  changeCustomer(call, 'customer.withdraw-death', async (tx, { row }) => {
    if (row.ended_by_death === null) throw new DomainError('deathMissing');
    if ((await findEstateOf(tx, row.id)) !== undefined) throw new DomainError('estateExists');
    const { at, grants, logins } = JSON.parse(row.ended_by_death) as EndedByDeath;
    await updateProfile(tx, row.id, { died_on: null, ended_by_death: null });
    if (row.closed_on !== null) return { diedOn: row.died_on };
    for (const id of logins) await reopenLogin(tx, id, at);
    for (const grant of grants) await restoreGrant(tx, grant, at);
    return { diedOn: row.died_on };
  });
