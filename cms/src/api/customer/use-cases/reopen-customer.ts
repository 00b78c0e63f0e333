import type * as endpoints from '@nimio/domain/customer/customer.endpoints';
import { DomainError } from '@nimio/domain/errors';
import type { UseCase } from '../../../http/call.js';
import { findEstateOf } from '../../estate/store.js';
import { updateProfile } from '../../profile/store.js';
import { changeCustomer } from '../change-customer.js';

/** What closing ended stays ended: staff enter the contract and invite the login again. */
export const reopenCustomer: UseCase<typeof endpoints.reopenCustomer> = (call) =>
  changeCustomer(call, 'customer.reopen', async (tx, { row }) => {
    if (row.closed_on === null) throw new DomainError('customerOpen');
    if ((await findEstateOf(tx, row.id)) !== undefined) throw new DomainError('estateExists');
    await updateProfile(tx, row.id, { closed_on: null, closed_reason: null });
    return { reason: call.body.reason };
  });
