import { newPublicHash } from '@nimio/domain/access/hash';
import { rights, rightsOf } from '@nimio/domain/access/rights';
import { staffRoles } from '@nimio/domain/profile/profile-roles';
import { describe, expect, it } from 'vitest';
import { exampleOf, hasIdentityCode, make, tableOfCalls } from './harness/calls.js';
import { idsOf, withId } from './harness/hostile.js';
import { customerRoles, outcomeOf, useRoleHolders } from './harness/role-holders.js';

const the = useRoleHolders();

const ofStaff = tableOfCalls.flatMap(([name, endpoint]) =>
  endpoint.access.who === 'staff' ? [[name, endpoint, endpoint.access.right] as const] : [],
);

describe.each(ofStaff)('%s', (name, endpoint, right) => {
  it('is limited to staff with the right to it, and returns no identity code', async () => {
    const input = await exampleOf(name, the('customer'));
    for (const who of [...customerRoles, 'grant'] as const) {
      expect(outcomeOf(await make(the(who).browser, endpoint, input)), `${who} at ${name}`).toBe('forbidden');
    }
    for (const role of staffRoles) {
      // No role can write what the previous one wrote, nor what someone else may write.
      const theirs = endpoint.method === 'GET' ? input : await exampleOf(name, the(role));
      const mayCall = rightsOf([role]).includes(right);
      const expected = mayCall ? endpoint.reply.status : 'forbidden';
      const response = await make(the(role).browser, endpoint, theirs);
      expect(outcomeOf(response), `${role} at ${name}`).toBe(expected);
      expect(hasIdentityCode(response), `${role} at ${name}`).toBe(false);
    }
  });
});

const ofStaffWithIds = ofStaff.flatMap(([name, endpoint, right]) => {
  const ids = idsOf(name, endpoint);
  return ids.length > 0 ? [[name, endpoint, right, ids] as const] : [];
});

describe.each(ofStaffWithIds)('%s', (name, endpoint, right, ids) => {
  it('is 404 for staff with the right to it if nothing has these ids', async () => {
    const input = await exampleOf(name, the('customer'));
    const absent = ids.reduce((call, id) => withId(call, id, newPublicHash()), input);
    for (const role of rights[right]) {
      const response = await make(the(role).browser, endpoint, absent);
      expect([response.status, response.code], `${role} at ${name}`).toEqual([404, 'notFound']);
    }
  });
});
