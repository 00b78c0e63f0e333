import type * as endpoints from '@nimio/domain/customer/customer.endpoints';
import type { ProfileRole } from '@nimio/domain/profile/profile-roles';
import { staffRoles } from '@nimio/domain/profile/profile-roles';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { type CustomerSearch, readCustomers, searchCustomers } from '../customer-search.js';
import { presentFound } from '../present.js';

async function find(search: CustomerSearch) {
  const { db } = system();
  const { ids, total } = await searchCustomers(db, search);
  return { records: presentFound(await readCustomers(db, ids)), total };
}

export const searchProfiles: UseCase<typeof endpoints.searchProfiles> = ({ query }) =>
  find({ typed: query.name, roles: query.onlyAdmins === 1 ? staffRoles : [], offset: 0 });

export const searchCustomerData: UseCase<typeof endpoints.searchCustomerData> = ({ query }) =>
  find({
    typed: query.search ?? '',
    roles: [...new Set(query.filter?.split(',') ?? [])] as ProfileRole[],
    offset: query.offset,
  });
