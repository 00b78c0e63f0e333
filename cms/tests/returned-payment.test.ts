import type { AccountingRow } from '@nimio/domain/accounting/accounting.types';
import type { Returns } from '@nimio/domain/distribution/distribution.types';
import { returnsMaxBytes } from '@nimio/domain/distribution/returns';
import { beforeAll, describe, expect, it } from 'vitest';
import { formWith } from './harness/form-with.js';
import { type Distributed, distributed } from './harness/payments.js';
import { type Author, newAuthor } from './harness/people.js';
import { newestRow } from './harness/rows.js';
import { server } from './harness/server.js';

let staff: Author;

beforeAll(async () => {
  await server();
  staff = await newAuthor({ roles: ['admin'] });
});

const send = (text: string | Uint8Array, { browser } = staff) =>
  browser.send<Returns>('POST', '/accountings/returns', {
    raw: formWith(Buffer.from(text as string), { type: 'text/csv' }, 'returns.csv'),
  });

const stateOf = async ({ paymentId }: Distributed) => {
  const row = await newestRow<{ state: string; failure: string; failed_at: string }>('payments', {
    id: paymentId,
  });
  return [row.state, row.failure, row.failed_at !== null];
};

const eventsOf = async ({ distributionId }: Distributed) => {
  const { knex } = (await server()).system.db;
  const rows = (await knex('distribution_events').where({ distribution_id: distributionId })) as {
    kind: string;
    facts: string;
  }[];
  return rows.map(({ kind, facts }) => [kind, JSON.parse(facts)] as const);
};

describe('what the bank gives back', () => {
  it('has failed from then on, for the author and in the histories, once however often it is read', async () => {
    const author = await newAuthor();
    const [paid, kept] = [await distributed(author), await distributed(author)];
    const file = `payment;reason\n${paid.payment};ac04\n`;
    const nothing = { unknown: [], wrong: [] };
    expect((await send(file)).record).toEqual({ failed: 1, known: 0, ...nothing });
    expect((await send(file)).record).toEqual({ failed: 0, known: 1, ...nothing });
    expect(await stateOf(paid)).toEqual(['failed', 'AC04', true]);
    expect(await stateOf(kept)).toEqual(['paid', null, false]);
    expect(await eventsOf(paid)).toEqual([['returned', { payments: 1, cents: 9174 }]]);
    expect(await eventsOf(kept)).toEqual([]);
    const { profileHash, browser } = author;
    const { body } = await browser.get(`/profiles/${profileHash}/accountings`);
    const row = (body as { records: AccountingRow[] }).records.find(
      ({ accountingHash }) => accountingHash === paid.row,
    );
    expect(row).toMatchObject({ state: 'failed', failure: 'AC04', paymentSummaryAvailable: 0 });
    const { id } = await newestRow<{ id: number }>('profiles', { hash: profileHash });
    const { knex } = (await server()).system.db;
    const lines = (await knex('audit_log').where({ profile_id: id, act: 'payment.return' })) as object[];
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ as_staff: 1 });
  });

  it('is reported line by line: what failed, what was known, and what is no payment that was paid', async () => {
    const author = await newAuthor();
    const [one, two] = [await distributed(author), await distributed(author)];
    const planned = await distributed(author, { state: 'approved', payment: 'planned' });
    const failed = await distributed(author, { payment: 'failed', failure: 'noAccount' });
    const file = [
      '\uFEFFReason, Payment',
      `AC04,${one.payment}`,
      `MS03,"${two.payment}"`,
      `AC01,${one.payment}`,
      `AC04,${planned.payment}`,
      `AC04,${failed.payment}`,
      `AC04,${'x'.repeat(22)}`,
      '',
      'AC04,not-a-payment',
      `no account,${one.payment}`,
      `AC04,${one.payment},more`,
    ].join('\r\n');
    expect((await send(file)).record).toEqual({ failed: 2, known: 2, unknown: [5, 7], wrong: [9, 10, 11] });
    expect(await stateOf(one)).toEqual(['failed', 'AC04', true]);
    expect(await stateOf(two)).toEqual(['failed', 'MS03', true]);
    expect(await stateOf(planned)).toEqual(['planned', null, false]);
    expect((await stateOf(failed))[1]).toBe('noAccount');
  });

  it('fails once when two read it at the same time', async () => {
    const [first, second] = [await distributed(await newAuthor()), await distributed(await newAuthor())];
    const forward = `payment;reason\n${first.payment};AC04\n${second.payment};AC04`;
    const backward = `payment;reason\n${second.payment};AC06\n${first.payment};AC06`;
    const answers = await Promise.all([forward, backward, forward].map((file) => send(file)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.reduce((sum, { record }) => sum + record.failed, 0)).toBe(2);
    expect(await eventsOf(first)).toHaveLength(1);
  });

  it.each<[string, string | Uint8Array]>([
    ['nothing', ''],
    ['no heading', `${'x'.repeat(22)};AC04`],
    ['another heading', 'payment;iban\nx;y'],
    ['a column too much', 'payment;reason;name\nx;y;z'],
    ['what is no text', Uint8Array.from([0xff, 0xfe, 0x00, 0x80])],
    ['a line without end', `payment;reason\n"${'x'.repeat(5000)}`],
  ])('is refused as a whole with %s', async (_, file) => {
    expect(await send(file)).toMatchObject({ status: 422, code: 'returnsUnreadable' });
  });

  it('is refused when it is too large, and from whoever is not of the staff', async () => {
    const large = await send(Buffer.alloc(returnsMaxBytes + 1, 'x'));
    expect(large).toMatchObject({ status: 413, code: 'payloadTooLarge' });
    const author = await newAuthor();
    const paid = await distributed(author);
    expect((await send(`payment;reason\n${paid.payment};AC04`, author)).status).toBe(403);
    expect(await stateOf(paid)).toEqual(['paid', null, false]);
  });
});
