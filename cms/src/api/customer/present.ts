import type { FoundProfile } from '@nimio/domain/customer/customer.types';
import { profileName } from '../profile/name.js';
import { groupRoles } from '../profile/present.js';
import type { ProfileListRow } from '../profile/store.js';

/** Customers in their order, with the names of people in two columns. */
export const presentFound = (rows: ProfileListRow[]): FoundProfile[] =>
  groupRoles(rows).map(({ row, roles }) => ({
    hash: row.hash,
    profileName: profileName(row),
    firstName: row.kind === 'person' ? (row.first_name ?? '') : null,
    lastName: (row.kind === 'person' ? row.last_name : row.organisation_name) ?? '',
    roles,
  }));
