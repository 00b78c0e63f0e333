import type * as endpoints from '@nimio/domain/profile/profile.endpoints';
import { profileRoles } from '@nimio/domain/profile/profile-roles';
import { termOfRole } from '@nimio/domain/profile/role-terms';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { readProfileRecord } from '../present.js';
import { readProfiles } from '../read-profiles.js';

export const getProfile: UseCase<typeof endpoints.getProfile> = ({ caller, profile }) =>
  readProfileRecord(system().db, profile.id, caller.rights);

export const listProfiles: UseCase<typeof endpoints.listProfiles> = async ({ caller }) => {
  const records = await readProfiles(system(), caller);
  return { records, total: records.length };
};

export const listProfileRoles: UseCase<typeof endpoints.listProfileRoles> = ({ query }) => {
  const records = profileRoles.map((code) => ({ code, term: termOfRole(code, query.language) }));
  return Promise.resolve({ records, total: records.length });
};
