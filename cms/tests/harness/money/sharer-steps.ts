import type { Customer as Registered } from '@nimio/domain/customer/customer.types';
import type { Profile } from '@nimio/domain/profile/profile.types';
import type { BillableRole } from '@nimio/domain/work/roles';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { ApiResponse } from '../browser.js';
import { inDays } from '../distributions.js';
import { readDeal, readRegisteredWork, updateDeal } from '../register.js';
import { newestRow } from '../rows.js';
import { add, remove, roles } from '../works.js';
import {
  type Customer,
  expectReply,
  knex,
  type Person,
  people,
  person,
  statusOf,
  step,
  type Work,
  type World,
  works,
} from './world.js';

const work = fc.constantFrom(...works);
const role = fc.constantFrom<BillableRole>('author', 'translator');

/** The deal of a role on a work, and its sharers by name; undefined without one. */
async function dealOf({ isbns, staff, people: all }: World, of: Work, as: BillableRole) {
  const { status, record } = await readRegisteredWork(staff, isbns[of]);
  if (status === 404) return undefined;
  const found = as === 'author' ? record.authorDeal : record.translatorDeal;
  if (!found) return undefined;
  const rows = await (await knex())('shares as s')
    .join('deals as d', 'd.id', 's.deal_id')
    .where('d.hash', found.dealHash)
    .orderBy('s.id')
    .select<{ profile_id: number; amount: number }[]>('s.profile_id', 'd.amount');
  const sharers = rows.flatMap(({ profile_id }) => people.filter((name) => all[name].id === profile_id));
  return { hash: found.dealHash, sharers, amount: rows[0]?.amount ?? 0 };
}

/** Staff set who shares a deal of how many. */
async function correct(
  { staff, people: all }: World,
  hash: string,
  { amount, sharers }: { amount: number; sharers: Person[] },
): Promise<ApiResponse> {
  const seen = (await readDeal(staff, hash)).headers.get('etag') ?? '';
  const [owner] = sharers;
  if (!owner) throw new Error('A deal without sharers');
  return updateDeal(
    staff,
    hash,
    { amount, owner: all[owner], sharers: sharers.map((name) => all[name]) },
    seen,
  );
}

export const claims = fc
  .record({ who: person, of: work, as: role, amount: fc.integer({ min: 1, max: 3 }) })
  .map(({ who, of, as, amount }) =>
    step(`${who} claims ${of} as one of ${amount} ${as}s`, async (world) => {
      const customer = world.people[who];
      const isbn = world.isbns[of];
      const deal = await dealOf(world, of, as);
      const reply = await add(customer, {
        ...{ isbn, role: roles(as), translated: as === 'translator' ? 1 : 0 },
        ...{ numberOfAuthors: amount, numberOfTranslators: amount },
      });
      const isFull = deal && deal.sharers.length >= deal.amount && 'bookAlreadyClaimed';
      const account: unknown = await (await knex())('bank_accounts')
        .where({ profile_id: customer.id })
        .first('id');
      const refusal = deal?.sharers.includes(who) ? 'noDuplicateShares' : isFull || undefined;
      expectReply(reply, account === undefined ? 'worksNotAllowed' : refusal);
      await (await knex())('works').where({ isbn }).update({ library_class: world.libraryClass });
    }),
  );

export const leaves = fc.record({ who: person, of: work }).map(({ who, of }) =>
  step(`${who} leaves ${of}`, async (world) => {
    const deals = [await dealOf(world, of, 'author'), await dealOf(world, of, 'translator')];
    const holds = deals.some((deal) => deal?.sharers.includes(who));
    const { record } = await readRegisteredWork(world.staff, world.isbns[of]);
    const reply = await remove(world.people[who], record?.bookHash ?? 'x'.repeat(22));
    expectReply(reply, holds ? undefined : 'notFound');
  }),
);

export const amounts = fc
  .record({ of: work, as: role, amount: fc.integer({ min: 1, max: 4 }) })
  .map(({ of, as, amount }) =>
    step(
      `staff set ${amount} ${as}s of ${of}`,
      async (world) => {
        const { hash, sharers } = (await dealOf(world, of, as)) ?? { hash: '', sharers: [] };
        const tooFew = as === 'author' ? 'amountBelowAuthors' : 'amountBelowTranslators';
        expectReply(
          await correct(world, hash, { amount, sharers }),
          amount < sharers.length ? tooFew : undefined,
        );
      },
      async (world) => (await dealOf(world, of, as)) !== undefined,
    ),
  );

export const replacements = fc.record({ of: work, as: role, by: person }).map(({ of, as, by }) =>
  step(
    `staff put ${by} in the place of the first ${as} of ${of}`,
    async (world) => {
      const {
        hash,
        amount,
        sharers: [, ...others],
      } = (await dealOf(world, of, as)) ?? { hash: '', amount: 1, sharers: [] };
      expectReply(await correct(world, hash, { amount, sharers: [by, ...others] }), undefined);
    },
    async (world) => (await dealOf(world, of, as))?.sharers.includes(by) === false,
  ),
);

export const contracts = fc
  .record({ who: person, isInForce: fc.constantFrom(true, true, false) })
  .map(({ who, isInForce }) =>
    step(
      `${who}${isInForce ? ' has a' : '’s'} contract${isInForce ? '' : ' ended yesterday'}`,
      async (world) => {
        const { staff, people: all } = world;
        const { profileHash } = all[who];
        const {
          contracts: [contract],
        } = (await staff.browser.get<Profile>(`/profiles/${profileHash}`)).record;
        const { isClosed, isDead } = await statusOf(all[who]);
        const validTo = isInForce ? null : inDays(-1);
        const body = { validTo, compTypes: '*', exceptionComment: '' };
        const isReversed = validTo !== null && (contract?.validFrom ?? '') > validTo;
        const isLonger =
          !contract || (contract.validTo !== null && (validTo === null || validTo > contract.validTo));
        const reply = contract
          ? await staff.browser.send('PUT', `/contracts/${contract.hash}`, {
              body,
              headers: { 'if-match': '*' },
            })
          : await staff.browser.post(`/profiles/customer/${profileHash}/contracts`, {
              ...body,
              validFrom: '2020-01-01',
            });
        const refusal = isReversed ? 'validationError' : undefined;
        expectReply(reply, isLonger && (isClosed || isDead) ? 'customerClosed' : refusal);
      },
    ),
  );

const customerStep = ({ staff }: World, { profileHash }: Customer, action: string, body: object) =>
  staff.browser.post(`/profiles/customer/${profileHash}/${action}`, body);

export const closings = person.chain((who) =>
  fc.constantFrom(
    step(`${who} is closed`, async (world) => {
      const { isClosed } = await statusOf(world.people[who]);
      const reply = await customerStep(world, world.people[who], 'close', { reason: 'Pyyntö' });
      expectReply(reply, isClosed ? 'customerClosed' : undefined);
    }),
    step(`${who} is reopened`, async (world) => {
      const { isClosed } = await statusOf(world.people[who]);
      const reply = await customerStep(world, world.people[who], 'reopen', { reason: 'Erehdys' });
      expectReply(reply, isClosed ? undefined : 'customerOpen');
    }),
  ),
);

export const deaths = person.chain((who) =>
  fc.constantFrom(
    step(`${who} has died`, async (world) => {
      const { isDead } = await statusOf(world.people[who]);
      const isEstate = world.people[who].formerIds.length > 0;
      const reply = await customerStep(world, world.people[who], 'death', { diedOn: inDays(-1) });
      expectReply(reply, isEstate ? 'validationError' : isDead ? 'deathRecorded' : undefined);
    }),
    step(`${who} is alive after all`, async ({ staff, people: all }) => {
      const { isDead } = await statusOf(all[who]);
      const reply = await staff.browser.send('DELETE', `/profiles/customer/${all[who].profileHash}/death`);
      expectReply(reply, isDead ? undefined : 'deathMissing');
    }),
  ),
);

/** What each person has been allocated and paid, together with the author whose estate they are, in cents. */
async function holdingsOf({ people: all, hashes }: World): Promise<Record<string, number[]>> {
  const database = await knex();
  const sumOf = async (table: string, column: string, { id, formerIds }: Customer): Promise<number> => {
    const row = await database(`${table} as a`)
      .join('distributions as d', 'd.calculation_id', 'a.calculation_id')
      .whereIn('d.hash', hashes)
      .whereIn('d.state', ['approved', 'paid'])
      .whereIn('a.profile_id', [id, ...formerIds])
      .sum<{ cents: number | string | null }[]>({ cents: `a.${column}` });
    return Number(row[0]?.cents ?? 0);
  };
  const holdings: Record<string, number[]> = {};
  for (const name of people)
    holdings[name] = [
      await sumOf('accountings', 'gross_cents', all[name]),
      await sumOf('payments', 'gross_cents', all[name]),
      await sumOf('accounting_lines', 'cents', all[name]),
    ];
  return holdings;
}

export const estates = person.map((who) =>
  step(
    `${who} is dead, and an estate takes their place`,
    async (world) => {
      if (!(await statusOf(world.people[who])).isDead)
        expectReply(await customerStep(world, world.people[who], 'death', { diedOn: inDays(-1) }), undefined);
      const before = await holdingsOf(world);
      const author = world.people[who];
      const { staff } = world;
      const reply = await staff.browser.post<Registered>(`/profiles/customer/${author.profileHash}/estate`, {
        role: 'unsettledEstate',
      });
      expectReply(reply, undefined);
      const profileHash = reply.record.profile.hash;
      const { id } = await newestRow<{ id: number }>('profiles', { hash: profileHash });
      // An estate without a bank account adds no works, and is not paid.
      const address = { street_address: 'Kirstinkatu 12', zip_code: '00510', post_center: 'Helsinki' };
      await (await knex())('profiles')
        .where({ id })
        .update({ ...address, country: 'FI' });
      world.people[who] = { ...author, profileHash, id, formerIds: [author.id, ...author.formerIds] };
      expect(await holdingsOf(world)).toEqual(before);
    },
    async (world) => Promise.resolve(world.people[who].formerIds.length === 0),
  ),
);
