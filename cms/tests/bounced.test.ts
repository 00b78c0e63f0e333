import { listBouncedProfiles } from '@nimio/domain/bank-file/bank-file.endpoints';
import type { BouncedProfile } from '@nimio/domain/bank-file/bank-file.types';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { previewAndImport } from './harness/bank-files.js';
import { forgetApproved, inDays } from './harness/distributions.js';
import { newSurname } from './harness/new-values.js';
import { distributed } from './harness/payments.js';
import { type Author, newAuthor } from './harness/people.js';
import { newestRow } from './harness/rows.js';
import { server } from './harness/server.js';

let staff: Author;
beforeAll(async () => {
  staff = await newAuthor({ roles: ['admin'] });
});
beforeEach(forgetApproved);

const list = async (query: Record<string, string> = {}) => {
  const { status, body } = await staff.browser.get(listBouncedProfiles.path, query);
  expect(status).toBe(200);
  return body as { records: BouncedProfile[]; total: number };
};
const hashesIn = async (query: Record<string, string> = {}) =>
  (await list(query)).records.map(({ profileHash }) => profileHash);
const idOf = async ({ profileHash }: Author) =>
  (await newestRow<{ id: number }>('profiles', { hash: profileHash })).id;
const database = async () => (await server()).system.db.knex;
/** Payments and the new accounts of `distributed` have this one. */
const iban = 'FI2112345600000785';

/** An author whose account is the one that the bank returned the payments from. */
async function bouncedAuthor(reasons: string[]): Promise<{ author: Author; payments: string[] }> {
  const author = await newAuthor();
  const knex = await database();
  await knex('bank_accounts')
    .where({ profile_id: await idOf(author) })
    .update({ iban, swift: null });
  const payments: string[] = [];
  for (const [at, reason] of reasons.entries()) {
    const { payment } = await distributed(author, { payDate: `2026-0${9 - at}-15` });
    await previewAndImport(staff, `payment;reason\n${payment};${reason}\n`);
    payments.unshift(payment);
  }
  return { author, payments };
}

describe('the customers with failed payments', () => {
  it('are listed with their payments and sums, the oldest first, by reason and by name', async () => {
    const two = await bouncedAuthor(['AC04', 'MD07']);
    const one = await bouncedAuthor(['AC06']);
    const surname = newSurname();
    const knex = await database();
    await knex('profile_names')
      .where({ profile_id: await idOf(one.author) })
      .update({ searchable: ` ${surname.toLowerCase()} ` });
    const { records, total } = await list();
    expect(total).toBe(2);
    expect(records.map(({ profileHash }) => profileHash)).toEqual([
      two.author.profileHash,
      one.author.profileHash,
    ]);
    expect(records[0]).toMatchObject({
      ...{ netInCents: 2 * 9174, since: '2026-08-15', isPayable: 1, isReachable: 1 },
      payments: [
        { hash: two.payments[0], reason: 'MD07', netInCents: 9174, payDate: '2026-08-15' },
        { hash: two.payments[1], reason: 'AC04', netInCents: 9174, payDate: '2026-09-15' },
      ],
    });
    expect(await hashesIn({ reason: 'AC04' })).toEqual([two.author.profileHash]);
    expect((await list({ reason: 'AC04' })).records[0]?.netInCents).toBe(2 * 9174);
    expect(await list({ reason: 'RR01' })).toEqual({ records: [], total: 0 });
    expect(await hashesIn({ q: surname })).toEqual([one.author.profileHash]);
    expect(await hashesIn({ q: `${surname} %` })).toEqual([]);
    expect(await hashesIn({ limit: '1', offset: '1' })).toEqual([one.author.profileHash]);
  });

  it.each([{ reason: 'ac04' }, { reason: "A'--" }, { q: 'x' }, { limit: '0' }])(
    'are not listed for %j',
    async (query) => {
      expect((await staff.browser.get(listBouncedProfiles.path, query)).status).toBe(422);
    },
  );

  it('no longer contain one who has another account, until it is unconfirmed', async () => {
    const { author } = await bouncedAuthor(['AC04']);
    expect(await hashesIn()).toEqual([author.profileHash]);
    const knex = await database();
    const account = knex('bank_accounts').where({ profile_id: await idOf(author) });
    await account.clone().update({ iban: 'FI4250001510000023' });
    expect(await list()).toEqual({ records: [], total: 0 });
    await account.clone().update({ set_by_account_id: 1, set_at: '2026-11-27T10:00:00.000Z' });
    expect((await list()).records).toMatchObject([{ profileHash: author.profileHash, isPayable: 0 }]);
  });

  it('no longer contain one whose payment is repeated or replaced', async () => {
    const [repeated, replaced] = [await bouncedAuthor(['AC04']), await bouncedAuthor(['AC04'])];
    const { status } = await staff.browser.post(`/accountings/payments/${repeated.payments[0]}/repeat`);
    expect(status).toBe(204);
    expect(await hashesIn()).toEqual([replaced.author.profileHash]);
    const knex = await database();
    await knex('accountings')
      .where({ profile_id: await idOf(replaced.author) })
      .update({ payment_id: null });
    expect(await hashesIn()).toEqual([]);
  });

  it('contain one who has died, to whom nothing can be paid or written', async () => {
    const { author } = await bouncedAuthor(['MD07']);
    const death = { diedOn: inDays(-1) };
    const { status } = await staff.browser.post(`/profiles/customer/${author.profileHash}/death`, death);
    expect(status).toBe(200);
    expect((await list()).records).toMatchObject([{ isPayable: 0, isReachable: 0 }]);
  });

  it('are an audit event for each customer', async () => {
    const { author } = await bouncedAuthor(['AC04']);
    await list();
    const knex = await database();
    const lines = (await knex('audit_log').where({ profile_id: await idOf(author), as_staff: 1 })) as {
      facts: string;
    }[];
    expect(lines.map(({ facts }) => JSON.parse(facts) as unknown)).toContainEqual({
      call: `GET ${listBouncedProfiles.path}`,
    });
  });
});
