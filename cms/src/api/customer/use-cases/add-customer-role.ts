import type * as endpoints from '@nimio/domain/customer/customer.endpoints';
import type { UseCase } from '../../../http/call.js';
import { changeCustomer, requireMayAssign } from '../change-customer.js';
import { insertRole } from '../store.js';

/** It takes effect at the next request of a member of staff. */
export const addCustomerRole: UseCase<typeof endpoints.addCustomerRole> = (call) => {
  const { role } = call.body;
  requireMayAssign(call.caller, [role]);
  return changeCustomer(call, 'customer.add-role', async (tx, { row }) => {
    await insertRole(tx, row.id, role);
    return { role };
  });
};
