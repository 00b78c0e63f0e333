import { newPublicHash } from '@nimio/domain/access/hash';
import { rights, rightsOf } from '@nimio/domain/access/rights';
import type { Endpoint, ProfileKey } from '@nimio/domain/endpoint';
import { isWriter } from '@nimio/domain/message/mailbox';
import { isCreator } from '@nimio/domain/profile/checklist';
import { isOfStaff, type ProfileRole, profileRoles, staffRoles } from '@nimio/domain/profile/profile-roles';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from './harness/browser.js';
import { type Input } from './harness/calls/example.js';
import { exampleOf, forgetTries, make, tableOfCalls } from './harness/calls.js';
import { idsOf, withId } from './harness/hostile.js';
import { idOf } from './harness/messages.js';
import { type Author, giveRoles, newAuthor, represent } from './harness/people.js';
import { server } from './harness/server.js';

const customerRoles = profileRoles.filter((role) => !isOfStaff([role]));
type Person = ProfileRole | 'grant' | 'customer';
const people = new Map<Person, Author>();
const the = (person: Person): Author => people.get(person) as Author;

/** Somebody of each role who has no other, a customer, and who acts for that one. */
beforeAll(async () => {
  for (const role of profileRoles) {
    people.set(role, await newAuthor({ roles: [role], isCreator: role === 'creator' }));
  }
  people.set('customer', await newAuthor());
  people.set('grant', await newAuthor({ roles: ['representative'], isCreator: false }));
  await represent(the('grant'), the('customer'));
});
beforeEach(forgetTries);

const outcomeOf = ({ status, code }: Answer) => code ?? status;

/** What the call needs is made while the owner may do everything; after that they are what they were. */
async function prepared(name: string, owner: Author, role: ProfileRole): Promise<Input> {
  const { knex } = (await server()).system.db;
  // What calls before have left: a contract in force, or a proposal that waits.
  const left = { profile_id: await idOf(owner) };
  for (const table of ['contracts', 'tax_cards', 'tax_proposals']) await knex(table).where(left).delete();
  await giveRoles(owner, ['creator', 'tester']);
  const input = await exampleOf(name, owner);
  await giveRoles(owner, [role]);
  return input;
}

/** Changes of what only creators have (specification §6). */
const ofCreators = [
  ...['changeTaxation', 'sendTaxCard', 'saveAuthorNames'],
  ...['hideBookSuggestion', 'showBookSuggestion'],
];
/** About a message that the customer has written, which nobody sees who may not write any more. */
const ofWriters = ['readMessage', 'markMessages', 'removeMessage'];

/** Files that only beneficiaries have. */
const ofBeneficiaries = ['downloadBeneficiaryFile'];

async function outcomeForOwner(name: string, endpoint: Endpoint, role: ProfileRole) {
  const writing = await (await server()).system.content.messageRoles();
  const isThere =
    (!ofCreators.includes(name) || isCreator({ roles: [{ code: role }] })) &&
    (!ofBeneficiaries.includes(name) || role === 'beneficiary') &&
    (!ofWriters.includes(name) || isWriter([role], writing));
  return isThere ? endpoint.reply.status : 'notFound';
}

/** A representative ends no access but their own. */
const outcomeForGrant = (name: string, { reply }: Endpoint) =>
  name === 'endAccess' ? 'forbidden' : reply.status;

const ofProfiles = tableOfCalls.flatMap(([name, endpoint]) =>
  endpoint.access.who === 'profile' ? [[name, endpoint, endpoint.access] as const] : [],
);

/** The same call for a profile that there is not. */
const ofNobody = (input: Input, { in: place, name }: ProfileKey): Input => ({
  ...input,
  [place]: { ...input[place], [name]: newPublicHash() },
});

describe.each(ofProfiles)('%s', (name, endpoint, key) => {
  it.each(customerRoles)(
    'for one’s own profile, of the role %s, is answered as that role says',
    async (role) => {
      const owner = the(role);
      const answer = await make(owner.browser, endpoint, await prepared(name, owner, role));
      expect(outcomeOf(answer), `${role} at ${name}`).toBe(await outcomeForOwner(name, endpoint, role));
    },
  );

  it.each(['grant', ...staffRoles] as const)(
    'is made for a creator by who may act for them: %s',
    async (who) => {
      const input = await prepared(name, the('customer'), 'tester');
      const more: ProfileRole[] = ofBeneficiaries.includes(name) ? ['beneficiary'] : [];
      await giveRoles(the('customer'), ['creator', 'tester', ...more]);
      const expected = who === 'grant' ? outcomeForGrant(name, endpoint) : endpoint.reply.status;
      expect(outcomeOf(await make(the(who).browser, endpoint, input)), `${who} at ${name}`).toBe(expected);
    },
  );

  it('is not there for strangers of any role, nor for anybody where there is no such profile', async () => {
    const input = await prepared(name, the('customer'), 'creator');
    const absent = ofNobody(input, key);
    for (const role of customerRoles) {
      const answer = await make(the(role).browser, endpoint, input);
      expect([answer.status, answer.code], `a strange ${role} at ${name}`).toEqual([404, 'notFound']);
    }
    for (const who of [...people.keys()]) {
      const answer = await make(the(who).browser, endpoint, absent);
      expect([answer.status, answer.code], `${who} at ${name} of nobody`).toEqual([404, 'notFound']);
    }
  });
});

const ofStaff = tableOfCalls.flatMap(([name, endpoint]) =>
  endpoint.access.who === 'staff' ? [[name, endpoint, endpoint.access.right] as const] : [],
);

describe.each(ofStaff)('%s', (name, endpoint, right) => {
  it('is for staff whose role has the right to it, and for no customer of whatever role', async () => {
    let input = await exampleOf(name, the('customer'));
    for (const who of [...customerRoles, 'grant'] as const) {
      expect(outcomeOf(await make(the(who).browser, endpoint, input)), `${who} at ${name}`).toBe('forbidden');
    }
    for (const role of staffRoles) {
      // What one has done the next cannot do again.
      if (role !== staffRoles[0]) input = await exampleOf(name, the('customer'));
      const mayCall = rightsOf([role]).includes(right);
      const expected = mayCall ? endpoint.reply.status : 'forbidden';
      expect(outcomeOf(await make(the(role).browser, endpoint, input)), `${role} at ${name}`).toBe(expected);
    }
  });
});

const ofStaffWithIds = ofStaff.flatMap(([name, endpoint, right]) => {
  const ids = idsOf(name, endpoint);
  return ids.length > 0 ? [[name, endpoint, right, ids] as const] : [];
});

describe.each(ofStaffWithIds)('%s', (name, endpoint, right, ids) => {
  it('is 404 for whoever has the right to it, where nothing has these ids', async () => {
    const input = await exampleOf(name, the('customer'));
    const absent = ids.reduce((call, id) => withId(call, id, newPublicHash()), input);
    for (const role of rights[right]) {
      const answer = await make(the(role).browser, endpoint, absent);
      expect([answer.status, answer.code], `${role} at ${name}`).toEqual([404, 'notFound']);
    }
  });
});
