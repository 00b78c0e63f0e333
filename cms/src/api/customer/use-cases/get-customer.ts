import * as endpoints from '@nimio/domain/customer/customer.endpoints';
import { auditCall } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { customerAt } from '../../../identity/profile-access.js';
import { system } from '../../../system.js';
import { readCustomerRecord } from '../present.js';

export const getCustomer: UseCase<typeof endpoints.getCustomer> = async ({ params, caller, requestId }) => {
  const { id } = await customerAt(params.profileHash);
  await auditCall(endpoints.getCustomer, { caller, requestId }, [id]);
  return readCustomerRecord(system().db, id, caller.rights);
};
