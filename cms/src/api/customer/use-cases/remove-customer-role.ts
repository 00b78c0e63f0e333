import type * as endpoints from '@nimio/domain/customer/customer.endpoints';
import { DomainError } from '@nimio/domain/errors';
import type { UseCase } from '../../../http/call.js';
import { changeCustomer, requireMayAssign, requireOtherSuperadmin } from '../change-customer.js';
import { deleteRole } from '../store.js';

export const removeCustomerRole: UseCase<typeof endpoints.removeCustomerRole> = (call) => {
  const { role } = call.params;
  requireMayAssign(call.caller, [role]);
  return changeCustomer(call, 'customer.remove-role', async (tx, { row, roles }) => {
    if (!roles.includes(role)) throw new DomainError('notFound');
    if (roles.length === 1) throw new DomainError('roleMissing');
    if (role === 'superadmin') await requireOtherSuperadmin(tx, row.id);
    await deleteRole(tx, row.id, role);
    return { role };
  });
};
