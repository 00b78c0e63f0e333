import type * as endpoints from '@nimio/domain/estate/estate.endpoints';
import { estateRoles } from '@nimio/domain/estate/estate.schema';
import type { UseCase } from '../../../http/call.js';
import { changeCustomer } from '../../customer/change-customer.js';
import { deleteRole, insertRole } from '../../customer/store.js';
import { requireEstate } from '../require-state.js';

export const updateEstate: UseCase<typeof endpoints.updateEstate> = (call) =>
  changeCustomer(call, 'estate.update', async (tx, { row, roles }) => {
    requireEstate(roles);
    const { role, reason } = call.body;
    for (const other of estateRoles) if (other !== role) await deleteRole(tx, row.id, other);
    await insertRole(tx, row.id, role);
    return { role, reason };
  });
