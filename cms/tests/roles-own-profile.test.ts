import type { Endpoint } from '@nimio/domain/endpoint';
import { isWriter } from '@nimio/domain/message/mailbox';
import type { ProfileRole } from '@nimio/domain/profile/profile-roles';
import { isCreator } from '@nimio/domain/profile/profile-roles';
import { describe, expect, it } from 'vitest';
import { make, tableOfCalls } from './harness/calls.js';
import {
  customerRoles,
  ofBeneficiaries,
  outcomeOf,
  prepared,
  useRoleHolders,
} from './harness/role-holders.js';
import { server } from './harness/server.js';

const the = useRoleHolders();

/** Changes of data that only creators have (specification §6). */
const ofCreators = ['updateAuthorNames', 'hideBookSuggestion', 'unhideBookSuggestion'];
/** About a message written by the customer, which is invisible to those who may not write any more. */
const ofWriters = ['getMessage', 'markMessages', 'deleteMessage'];

async function outcomeForOwner(name: string, endpoint: Endpoint, role: ProfileRole) {
  const writing = await (await server()).system.content.messageRoles();
  const isThere =
    (!ofCreators.includes(name) || isCreator({ roles: [{ code: role }] })) &&
    (!ofBeneficiaries.includes(name) || role === 'beneficiary') &&
    (!ofWriters.includes(name) || isWriter([role], writing));
  return isThere ? endpoint.reply.status : 'notFound';
}

const ofProfiles = tableOfCalls.filter(([, { access }]) => access.who === 'profile');

describe.each(ofProfiles)('%s', (name, endpoint) => {
  it.each(customerRoles)(
    'for one’s own profile, of the role %s, is answered as that role says',
    async (role) => {
      const owner = the(role);
      const response = await make(owner.browser, endpoint, await prepared(name, owner, role));
      expect(outcomeOf(response), `${role} at ${name}`).toBe(await outcomeForOwner(name, endpoint, role));
    },
  );
});
