import type * as endpoints from '@nimio/domain/customer/customer.endpoints';
import { DomainError } from '@nimio/domain/errors';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { lockCustomer } from '../change-customer.js';
import { deleteProfile, isInUse, lockForDeletion } from '../store.js';

/** Only a customer created by mistake is deleted: one that nothing else refers to. */
export const deleteCustomer: UseCase<typeof endpoints.deleteCustomer> = ({ caller, requestId, params }) =>
  system().db.transaction(async (tx) => {
    const { customer, row } = await lockCustomer(tx, { params, caller });
    await lockForDeletion(tx, row.id);
    if (await isInUse(tx, row.id)) throw new DomainError('customerInUse');
    await audit(
      tx,
      'customer.delete',
      { caller, profile: customer, requestId },
      { number: row.ext_party_code },
    );
    await deleteProfile(tx, row.id);
    return undefined;
  });
