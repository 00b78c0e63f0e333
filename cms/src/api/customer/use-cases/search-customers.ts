import type * as endpoints from '@nimio/domain/customer/customer.endpoints';
import { staffRoles } from '@nimio/domain/profile/profile-roles';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { conditionsIn } from '../conditions-in.js';
import { readCustomers, searchCustomers } from '../customer-search.js';
import type { CustomerConditions } from '../customer-selection.js';
import { presentFound } from '../present.js';

async function find(asked: CustomerConditions, offset: number) {
  const { db } = system();
  const { ids, total } = await searchCustomers(db, asked, offset);
  return { records: presentFound(await readCustomers(db, ids)), total };
}

export const searchProfiles: UseCase<typeof endpoints.searchProfiles> = async ({ query }) => {
  const asked = await conditionsIn({ search: query.name });
  return find(query.onlyAdmins === 1 ? { ...asked, roles: staffRoles } : asked, 0);
};

export const searchCustomerData: UseCase<typeof endpoints.searchCustomerData> = async ({ query }) =>
  find(await conditionsIn(query), query.offset);
