import type { AccountingRow } from '@nimio/domain/accounting/accounting.types';
import type { Returns, ReturnsPreview } from '@nimio/domain/distribution/distribution.types';
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

const raw = (text: string | Uint8Array) =>
  formWith(Buffer.from(text as string), { type: 'text/csv' }, 'returns.csv');

const look = (text: string | Uint8Array, { browser } = staff) =>
  browser.send<ReturnsPreview>('POST', '/accountings/returns/preview', { raw: raw(text) });

const take = (text: string | Uint8Array, seen: string, { browser } = staff) =>
  browser.send<Returns>('POST', '/accountings/returns', { query: { seen }, raw: raw(text) });

/** Imports it at the previewed version. */
const send = async (text: string) => take(text, (await look(text)).record.seen);

const never = 'x'.repeat(43);

const stateOf = async ({ paymentId }: Distributed) => {
  const row = await newestRow<{ state: string; failure: string }>('payments', { id: paymentId });
  return [row.state, row.failure];
};

const eventsOf = async ({ distributionId }: Distributed) => {
  const { knex } = (await server()).system.db;
  const rows = (await knex('distribution_events').where({ distribution_id: distributionId })) as {
    kind: string;
    facts: string;
  }[];
  return rows.map(({ kind, facts }) => [kind, JSON.parse(facts)] as const);
};

describe('a returned payment', () => {
  it('is failed for the author and in the histories, once for repeated imports', async () => {
    const author = await newAuthor();
    const [paid, kept] = [await distributed(author), await distributed(author)];
    const file = `payment;reason\n${paid.payment};ac04\n`;
    const nothing = { unknown: [], wrong: [] };
    expect((await send(file)).record).toEqual({ failed: 1, known: 0, ...nothing });
    expect((await send(file)).record).toEqual({ failed: 0, known: 1, ...nothing });
    expect(await stateOf(paid)).toEqual(['failed', 'AC04']);
    expect(await stateOf(kept)).toEqual(['paid', null]);
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
    const lines = (await knex('audit_log').where({ profile_id: id, event: 'payment.return' })) as object[];
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ as_staff: 1 });
  });

  it('is reported line by line: failed, already known, or not a paid payment', async () => {
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
    expect(await stateOf(one)).toEqual(['failed', 'AC04']);
    expect(await stateOf(two)).toEqual(['failed', 'MS03']);
    expect(await stateOf(planned)).toEqual(['planned', null]);
    expect((await stateOf(failed))[1]).toBe('noAccount');
  });

  it('fails once for two concurrent imports', async () => {
    const [first, second] = [await distributed(await newAuthor()), await distributed(await newAuthor())];
    const forward = `payment;reason\n${first.payment};AC04\n${second.payment};AC04`;
    const backward = `payment;reason\n${second.payment};AC06\n${first.payment};AC06`;
    const responses = await Promise.all([forward, backward, forward].map((file) => send(file)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(responses.reduce((sum, { record }) => sum + record.failed, 0)).toBe(2);
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
    expect(await look(file)).toMatchObject({ status: 422, code: 'returnsUnreadable' });
    expect(await take(file, never)).toMatchObject({ status: 422, code: 'returnsUnreadable' });
  });

  it('is refused in too large a file, and to others than staff', async () => {
    const large = Buffer.alloc(returnsMaxBytes + 1, 'x');
    for (const response of [await look(large), await take(large, never)])
      expect(response).toMatchObject({ status: 413, code: 'payloadTooLarge' });
    const author = await newAuthor();
    const paid = await distributed(author);
    const file = `payment;reason\n${paid.payment};AC04`;
    expect((await look(file, author)).status).toBe(403);
    expect((await take(file, (await look(file)).record.seen, author)).status).toBe(403);
    expect(await stateOf(paid)).toEqual(['paid', null]);
  });
});

describe('the preview of returned payments', () => {
  it('lists each payment, changes nothing and is one audit event of its customers', async () => {
    const author = await newAuthor();
    const [first, second] = [
      await distributed(author, { name: 'Kevään tilitys', payDate: '2026-05-15' }),
      await distributed(author),
    ];
    const { knex } = (await server()).system.db;
    await knex('payments').where({ id: first.paymentId }).update({ payee_name: 'Aino Kuusi' });
    const lines = [second.payment, first.payment, second.payment, 'y'.repeat(22), '-'];
    const { record } = await look(`payment;reason\n${lines.map((line) => `${line};AC04`).join('\n')}`);
    expect(record).toMatchObject({ known: 1, unknown: [5], wrong: [6] });
    expect(record.failing).toEqual([
      {
        ...{ hash: second.payment, payeeName: '', netInCents: 9174, reason: 'AC04' },
        ...{ distributionName: 'Syksyn tilitys', payDate: '2026-10-15' },
      },
      {
        ...{ hash: first.payment, payeeName: 'Aino Kuusi', netInCents: 9174, reason: 'AC04' },
        ...{ distributionName: 'Kevään tilitys', payDate: '2026-05-15' },
      },
    ]);
    expect(await stateOf(first)).toEqual(['paid', null]);
    expect(await eventsOf(first)).toEqual([]);
    const { id } = await newestRow<{ id: number }>('profiles', { hash: author.profileHash });
    const logged = (await knex('audit_log').where({ profile_id: id, as_staff: 1 })) as { facts: string }[];
    expect(logged.map(({ facts }) => JSON.parse(facts) as unknown)).toEqual([
      { call: 'POST /accountings/returns/preview' },
    ]);
  });

  it('makes the import fail as a whole if other payments would fail than were seen', async () => {
    const paid = await distributed(await newAuthor());
    const planned = await distributed(await newAuthor(), { state: 'approved', payment: 'planned' });
    const file = `payment;reason\n${paid.payment};AC04\n${planned.payment};AC04`;
    const { seen } = (await look(file)).record;
    const { knex } = (await server()).system.db;
    await knex('payments').where({ id: planned.paymentId }).update({ state: 'paid' });
    expect(await take(file, seen)).toMatchObject({ status: 409, code: 'returnsOutdated' });
    const otherReason = file.replaceAll('AC04', 'AC06');
    expect((await take(otherReason, (await look(file)).record.seen)).code).toBe('returnsOutdated');
    expect(await stateOf(paid)).toEqual(['paid', null]);
    expect((await send(file)).record).toMatchObject({ failed: 2, known: 0 });
  });

  it('stays the same after a lost answer and after a partial import by others', async () => {
    const [one, two] = [await distributed(await newAuthor()), await distributed(await newAuthor())];
    const file = `payment;reason\n${one.payment};AC04\n${two.payment};AC04`;
    const { seen } = (await look(file)).record;
    await send(`payment;reason\n${one.payment};AC06`);
    expect((await take(file, seen)).record).toMatchObject({ failed: 1, known: 1 });
    expect((await take(file, seen)).record).toMatchObject({ failed: 0, known: 2 });
    expect((await look(file)).record).toMatchObject({ seen, failing: [], known: 2 });
    expect(await stateOf(one)).toEqual(['failed', 'AC06']);
    expect(await eventsOf(two)).toHaveLength(1);
  });
});
