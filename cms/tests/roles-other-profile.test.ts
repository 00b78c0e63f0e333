import { newPublicHash } from '@nimio/domain/access/hash';
import type { Endpoint, ProfileKey } from '@nimio/domain/endpoint';
import { type ProfileRole, staffRoles } from '@nimio/domain/profile/profile-roles';
import { describe, expect, it } from 'vitest';
import type { Input } from './harness/calls/example.js';
import { hasIdentityCode, make, tableOfCalls } from './harness/calls.js';
import { giveRoles } from './harness/people.js';
import {
  customerRoles,
  everyPerson,
  ofBeneficiaries,
  outcomeOf,
  prepared,
  useRoleHolders,
} from './harness/role-holders.js';

const the = useRoleHolders();

/** Only the holder of a profile takes its data along. */
const ofHolders = ['requestDataExport', 'downloadDataExport'];

/** A representative can end only their own access. */
const outcomeFor = (who: string, name: string, { reply }: Endpoint) =>
  ofHolders.includes(name) || (name === 'endAccess' && who === 'grant') ? 'forbidden' : reply.status;

const ofProfiles = tableOfCalls.flatMap(([name, endpoint]) =>
  endpoint.access.who === 'profile' ? [[name, endpoint, endpoint.access] as const] : [],
);

/** The same call for a profile that does not exist. */
const ofMissingProfile = (input: Input, { in: place, name }: ProfileKey): Input => ({
  ...input,
  [place]: { ...input[place], [name]: newPublicHash() },
});

describe.each(ofProfiles)('%s', (name, endpoint, key) => {
  it.each(['grant', ...staffRoles] as const)(
    'is allowed to a representative and to staff for a creator, and returns no identity code: %s',
    async (who) => {
      const input = await prepared(name, the('customer'), 'tester');
      const more: ProfileRole[] = ofBeneficiaries.includes(name) ? ['beneficiary'] : [];
      await giveRoles(the('customer'), ['creator', 'tester', ...more]);
      const response = await make(the(who).browser, endpoint, input);
      expect(outcomeOf(response), `${who} at ${name}`).toBe(outcomeFor(who, name, endpoint));
      expect(hasIdentityCode(response), `${who} at ${name}`).toBe(false);
    },
  );

  it('does not exist for other people of any role, nor for a missing profile', async () => {
    const input = await prepared(name, the('customer'), 'creator');
    const absent = ofMissingProfile(input, key);
    for (const role of customerRoles) {
      const response = await make(the(role).browser, endpoint, input);
      expect([response.status, response.code], `a strange ${role} at ${name}`).toEqual([404, 'notFound']);
    }
    for (const who of everyPerson) {
      const response = await make(the(who).browser, endpoint, absent);
      expect([response.status, response.code], `${who} at ${name} of a missing profile`).toEqual([
        404,
        'notFound',
      ]);
    }
  });
});
