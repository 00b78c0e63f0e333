import type { Distribution } from '@nimio/domain/distribution/distribution.types';
import type { Profile } from '@nimio/domain/profile/profile.types';
import fc from 'fast-check';
import { expect } from 'vitest';
import { downloadFileOf, previewAndImport, rejectionOf } from '../bank-files.js';
import { administration } from '../calls/accounting-settings.js';
import { classFacts } from '../calls/loan.js';
import { endClaims, endedPeriod, inDays, options, path, reserveOf, theCalculator } from '../distributions.js';
import {
  advance,
  expectReply,
  knex,
  type Person,
  person,
  readDistribution,
  type StateRow,
  statesOf,
  statusOf,
  step,
  type World,
} from './world.js';

/** The newest payment of a profile, or of the author whose estate it is, in this state. */
async function paymentOf(world: World, who: Person, state: 'paid' | 'failed'): Promise<string | undefined> {
  const row = await (await knex())('payments as p')
    .join('distributions as d', 'd.calculation_id', 'p.calculation_id')
    .whereIn('d.hash', world.hashes)
    .whereIn('p.profile_id', [world.people[who].id, ...world.people[who].formerIds])
    .where({ 'p.state': state })
    .orderBy('p.id', 'desc')
    .first<{ hash: string } | undefined>('p.hash');
  return row?.hash;
}

export const returns = person.map((who) =>
  step(
    `the bank returns the last payment to ${who}`,
    async (world) => {
      const payment = await paymentOf(world, who, 'paid');
      const { record } = await previewAndImport(world.staff, `payment;reason\n${payment};AC04\n`);
      expect(record.failed).toBe(1);
    },
    async (world) => (await paymentOf(world, who, 'paid')) !== undefined,
  ),
);

const ibans = ['FI4250001510000023', 'FI4950009420028730', 'FI2112345600000785'];
export const newAccounts = fc.record({ who: person, iban: fc.constantFrom(...ibans) }).map(({ who, iban }) =>
  step(`${who} has the account ${iban}`, async ({ staff, colleague, people: all }) => {
    const { record } = await staff.browser.get<Profile>(`/profiles/${all[who].profileHash}`);
    const headers = { 'if-match': '*' };
    const body = { iban, swift: '' };
    const [known] = record.bankAccounts;
    const { profileHash } = all[who];
    const set = known
      ? await staff.browser.send<Profile>('PUT', `/bank-account/${known.hash}`, { body, headers })
      : await staff.browser.send<Profile>('POST', '/bank-accounts', {
          body: { profileHash, ...body },
          headers,
        });
    expectReply(set, undefined);
    const at = `/bank-account/${set.record.bankAccounts[0]?.hash}`;
    expectReply(await colleague.browser.send('POST', `${at}/confirm`, { headers }), undefined);
  }),
);

export const repeats = person.map((who) =>
  step(
    `staff repeat the last failed payment to ${who}`,
    async (world) => {
      const payment = await paymentOf(world, who, 'failed');
      const { code } = await world.staff.browser.post(`/accountings/payments/${payment}/repeat`);
      expect([undefined, 'paymentNotFailed', 'accountMissing']).toContain(code);
    },
    async (world) => (await paymentOf(world, who, 'failed')) !== undefined,
  ),
);

export const marks = person.map((who) =>
  step(`staff have the cumulation of ${who} paid`, async ({ staff, people: all }) => {
    const { profileHash, id } = all[who];
    const waiting: unknown = await (await knex())('accountings as a')
      .join('distributions as d', 'd.calculation_id', 'a.calculation_id')
      .whereIn('d.state', ['approved', 'paid'])
      .where('a.profile_id', id)
      .whereNull('a.payment_id')
      .first('a.id');
    const { isDead } = await statusOf(all[who]);
    const reply = await staff.browser.send('PUT', `/accountings/cumulations/${profileHash}/pay-out`);
    expectReply(reply, waiting ? (isDead ? 'customerClosed' : undefined) : 'notFound');
  }),
);

export const exclusions = fc.constantFrom('PUT', 'DELETE').map((method) =>
  step(
    `staff ${method === 'PUT' ? 'exclude' : 'include'} the unregistered ISBN`,
    async ({ staff, isbns }) => {
      const at = `/accountings/unregistered-isbns/${isbns['the unregistered ISBN']}`;
      expectReply(await staff.browser.send(method, at), undefined);
    },
  ),
);

export const factors = fc.constantFrom(1, 0.725, 0.3).map((factor) =>
  step(`the factor of the class is ${factor}`, async (world) => {
    const at = `/ykls/${world.libraryClass}`;
    expectReply(await world.staff.browser.putFresh(at, at, { ...classFacts, factor }), undefined);
    world.factor = factor;
  }),
);

const stages = ['calculated', 'approved', 'downloaded', 'paid'] as const;
/** Most are paid, so that the reserves can be claimed. */
const anyStage = fc.constantFrom(...stages, ...Array.from({ length: 2 }, () => 'paid' as const));

/** Takes the newest distribution through so many of its stages. */
async function advanceTo(world: World, stage: (typeof stages)[number]): Promise<void> {
  const hash = world.hashes.at(-1) ?? '';
  for (let taken = 0; taken <= stages.indexOf(stage); taken += 1) await advance(world, hash);
}

export const mainOnes = fc
  .record({
    pot: fc.integer({ min: 1, max: 20_000 }),
    minimum: fc.constantFrom(0, 2000, 5000),
    percent: fc.constantFrom(0, 7.5, 33.33),
    countsUnregistered: fc.constantFrom(true, true, false),
    recordDay: fc.constantFrom(0, -60),
    stage: anyStage,
  })
  .map(({ pot, minimum, percent, countsUnregistered, recordDay, stage }) =>
    step(
      `${pot} cents, from ${minimum}, ${percent} % deducted, unregistered ${countsUnregistered ? 'too' : 'not'}, of day ${recordDay}: ${stage}`,
      async (world) => {
        const { status, record } = await world.staff.browser.post<Distribution>(
          '/accountings/distributions',
          options(world.year, {
            ...{
              name: `main ${world.hashes.length}`,
              potInCents: pot,
              minimumInCents: minimum,
              recordDay: inDays(recordDay),
            },
            deductions: percent === 0 ? [] : [{ ...administration, percent }],
            unregisteredPrefixes: countsUnregistered ? ['978951'] : [],
            factors: [{ code: world.libraryClass, factor: world.factor }],
          }),
        );
        expect(status).toBe(201);
        world.hashes.push(record.hash);
        await advanceTo(world, stage);
      },
    ),
  );

const isOpenLate = ({ kind, state }: StateRow): boolean =>
  kind === 'late' && (state === 'draft' || state === 'calculated');

export const lateOnes = fc
  .record({ minimum: fc.constantFrom(0, 2000), isLast: fc.boolean(), stage: anyStage })
  .map(({ minimum, isLast, stage }) =>
    step(`${isLast ? 'last ' : ''}late claims, from ${minimum}: ${stage}`, async (world) => {
      const isOpen = (await statesOf(world)).some(isOpenLate);
      const reply = await world.staff.browser.post<Distribution>('/accountings/late-distributions', {
        ...{
          name: `late ${world.hashes.length}`,
          payDate: inDays(30),
          announced: 0,
          minimumInCents: minimum,
          ...(isLast && { recordDay: endedPeriod }),
        },
      });
      expectReply(reply, isOpen ? 'lateDistributionOpen' : undefined);
      if (isOpen) return;
      world.hashes.push(reply.record.hash);
      await advanceTo(world, stage);
    }),
  );

const isLast = (row: StateRow): boolean => row.record_day === endedPeriod && row.state === 'paid';

/** The first distribution of the sequence that fits. */
const firstOf = async (world: World, fits: (row: StateRow) => boolean) =>
  (await statesOf(world)).find(fits)?.hash;

const unpaid = (world: World) => firstOf(world, ({ state }) => state !== 'paid');
export const advances = fc.constant(
  step(
    'the oldest unpaid distribution advances',
    async (world) => advance(world, (await unpaid(world)) ?? ''),
    async (world) => (await unpaid(world)) !== undefined,
  ),
);

const downloaded = (world: World) =>
  firstOf(world, ({ state, exported_message }) => state === 'approved' && exported_message !== null);
export const rejections = fc.boolean().map((isReopened) =>
  step(
    `the bank rejects the oldest unpaid file${isReopened ? ', and the distribution is reopened' : ''}`,
    async (world) => {
      const hash = (await downloaded(world)) ?? '';
      const importer = await theCalculator();
      const { message } = await downloadFileOf(importer, hash);
      expect((await previewAndImport(importer, rejectionOf(message))).record.rejection?.effect).toBe(
        'clears',
      );
      if (!isReopened) return;
      const rows = await statesOf(world);
      const isRefused = rows.some(isOpenLate) && rows.some((row) => row.hash === hash && row.kind === 'late');
      const reply = await world.staff.browser.post(path(hash, '/reopen'));
      expectReply(reply, isRefused ? 'lateDistributionOpen' : undefined);
    },
    async (world) => (await downloaded(world)) !== undefined,
  ),
);

const paidMain = (world: World) => firstOf(world, ({ kind, state }) => kind === 'main' && state === 'paid');
export const expiries = fc.boolean().map((isOver) =>
  step(
    `the reserve of the first paid distribution expires ${isOver ? 'after' : 'before'} its claim period`,
    async (world) => {
      const hash = (await paidMain(world)) ?? '';
      if (isOver) await endClaims(hash);
      else
        await (await knex())('distributions')
          .where({ hash })
          .update({ claimable_until: inDays(300) });
      const { openInCents } = await reserveOf(world.staff, { distribution: hash });
      const { canExpire, openLate } = await readDistribution(world, hash);
      const body = { note: 'Kirjallisuuden tukemiseen', cents: Math.max(1, openInCents) };
      const reply = await world.staff.browser.post(path(hash, '/expire'), body);
      if (!isOver) return expectReply(reply, 'claimPeriodOpen');
      if (openInCents === 0) return expectReply(reply, 'reserveEmpty');
      const rows = await statesOf(world);
      expect(openLate).toBe(rows.find(isOpenLate)?.hash ?? null);
      if (openLate !== null) return expectReply(reply, 'lateDistributionOpen');
      // Those who were eligible at the end have been paid, or wait for another one.
      if (!rows.some(isLast)) expect(canExpire).toBe(0);
      return expectReply(reply, canExpire === 1 ? undefined : 'lastLateMissing');
    },
    async (world) => (await paidMain(world)) !== undefined,
  ),
);
