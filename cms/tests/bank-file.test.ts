import type { AccountingRow } from '@nimio/domain/accounting/accounting.types';
import { bankFileMaxBytes, bankFileMaxEntries } from '@nimio/domain/bank-file/bank-file';
import type { Invoice } from '@nimio/domain/invoice/invoice.types';
import { beforeAll, describe, expect, it } from 'vitest';
import { euros, importAt, preview, previewAndImport, sample } from './harness/bank-files.js';
import { sent as sentInvoice } from './harness/invoices.js';
import { type Distributed, distributed } from './harness/payments.js';
import { type Author, newAuthor } from './harness/people.js';
import { newestRow } from './harness/rows.js';
import { server } from './harness/server.js';

let staff: Author;

beforeAll(async () => {
  await server();
  staff = await newAuthor({ roles: ['admin'] });
});

const look = (file: string | Uint8Array, who = staff) => preview(who, file);
const take = (file: string | Uint8Array, seen: string, who = staff) => importAt(who, file, seen);
const send = (file: string) => previewAndImport(staff, file);

/** Nothing but the counted entries. */
const nothing = { paidInvoices: 0, unknown: [], wrongAmounts: [], unreadable: [], other: 0, rejection: null };
const unknownAt = (...numbers: number[]) =>
  numbers.map((number) => expect.objectContaining({ number }) as object);

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
    const [paid, other] = [await distributed(author), await distributed(author)];
    const file = `payment;reason\n${paid.payment};ac04\n`;
    expect((await send(file)).record).toEqual({ failed: 1, known: 0, ...nothing });
    expect((await send(file)).record).toEqual({ failed: 0, known: 1, ...nothing });
    expect(await stateOf(paid)).toEqual(['failed', 'AC04']);
    expect(await stateOf(other)).toEqual(['paid', null]);
    expect(await eventsOf(paid)).toEqual([['returned', { payments: 1, cents: 9174 }]]);
    expect(await eventsOf(other)).toEqual([]);
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
    expect((await send(file)).record).toEqual({
      ...{ ...nothing, failed: 2, known: 2 },
      ...{ unknown: unknownAt(5, 7), unreadable: [9, 10, 11] },
    });
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
    expect(await look(file)).toMatchObject({ status: 422, code: 'bankFileUnreadable' });
    expect(await take(file, never)).toMatchObject({ status: 422, code: 'bankFileUnreadable' });
  });

  it('is refused to others than staff', async () => {
    const author = await newAuthor();
    const paid = await distributed(author);
    const file = `payment;reason\n${paid.payment};AC04`;
    expect((await look(file, author)).status).toBe(403);
    expect((await take(file, (await look(file)).record.seen, author)).status).toBe(403);
    expect(await stateOf(paid)).toEqual(['paid', null]);
  });
});

describe('a bank file', () => {
  /** The net amount of each of the payments. */
  const net = 9174;
  const valuesOf = (first: Distributed, second: Distributed) => ({
    ...{ message: 'x', currency: 'EUR', payment1: first.payment, payment2: second.payment },
    ...{ amount1: euros(net), amount2: euros(net) },
  });
  const two = async (): Promise<[Distributed, Distributed]> => [
    await distributed(await newAuthor()),
    await distributed(await newAuthor()),
  ];

  it.each<[string, string[], (string | null)[], object]>([
    ['returns.csv', ['AC04', 'MS03'], ['AC04', 'MS03'], {}],
    ['pain002-03-rejected-payments.xml', ['AC04', 'MS03'], ['AC04', 'MS03'], { other: 1, unreadable: [4] }],
    ['pain002-10-rejected-payment-with-prefix.xml', ['MD07'], ['MD07', null], {}],
    ['camt054-02-returned-payment.xml', ['AC06', 'AC04'], ['AC06', 'AC04'], { other: 1 }],
    [
      'camt054-08-returned-payment-among-credits.xml',
      ['RR01'],
      ['RR01', null],
      { other: 2, unknown: [{ number: 3, reference: 'NOTPROVIDED' }] },
    ],
  ])('%s is previewed and applied once', async (name, failing, failures, others) => {
    const [first, second] = await two();
    const file = sample(name, valuesOf(first, second));
    const seen = (await look(file)).record;
    const { paidInvoices: _, ...lines } = { ...nothing, ...others, known: 0 };
    expect(seen).toMatchObject({ ...lines, invoices: [] });
    expect(seen.failing.map(({ reason }) => reason)).toEqual(failing);
    expect(await stateOf(first)).toEqual(['paid', null]);
    const report = { ...nothing, ...others };
    expect((await take(file, seen.seen)).record).toEqual({ ...report, known: 0, failed: failing.length });
    expect((await send(file)).record).toEqual({ ...report, known: failing.length, failed: 0 });
    expect([await stateOf(first), await stateOf(second)].map(([, failure]) => failure)).toEqual(failures);
  });

  it.each([
    ['another amount', 'pain002-10-rejected-payment-with-prefix.xml', { amount1: '91.73' }],
    ['a fraction of a cent', 'pain002-10-rejected-payment-with-prefix.xml', { amount1: '91.741' }],
    ['another currency', 'pain002-10-rejected-payment-with-prefix.xml', { currency: 'SEK' }],
    ['an amount less the bank’s fee', 'camt054-08-returned-payment-among-credits.xml', { amount1: '90.74' }],
    ['no amount', 'camt054-08-returned-payment-among-credits.xml', { amount1: '' }],
  ])('with %s changes nothing', async (_, name, changes) => {
    const [first, second] = await two();
    const file = sample(name, { ...valuesOf(first, second), ...changes });
    const { record } = await look(file);
    const wrong = { reference: first.payment, name: '', amountInCents: net };
    expect(record).toMatchObject({ failing: [], known: 0, wrongAmounts: [wrong] });
    expect((await take(file, record.seen)).record).toMatchObject({ failed: 0, wrongAmounts: [wrong] });
    expect(await stateOf(first)).toEqual(['paid', null]);
    expect(await eventsOf(first)).toEqual([]);
  });

  it('is without effect for a payment that the bank has received twice', async () => {
    const [first, second] = await two();
    const file = sample('pain002-03-rejected-payments.xml', valuesOf(first, second)).replace('AC04', 'AM05');
    const { record } = await look(file);
    expect(record).toMatchObject({ other: 2, known: 0 });
    expect(record.failing.map(({ hash }) => hash)).toEqual([second.payment]);
  });

  it('marks the invoices as paid whose reference number and total a booked credit has', async () => {
    const invoices = [await sentInvoice(staff), await sentInvoice(staff), await sentInvoice(staff)] as const;
    const [paid, wrong, pending] = invoices;
    const values = Object.fromEntries(
      invoices.flatMap(({ reference }, at) => [[`payment${at + 1}`, reference ?? '']]),
    );
    const file = sample('camt054-08-paid-invoices.xml', { ...values, amount1: '8.36', amount2: '8.35' });
    const seen = (await look(file)).record;
    const other = { name: wrong.payerName, amountInCents: 836, reference: wrong.reference, number: 2 };
    expect(seen).toMatchObject({
      ...{ failing: [], known: 0, other: 2, wrongAmounts: [other] },
      invoices: [{ hash: paid.hash, number: paid.number, totalInCents: 836, paidOn: '2026-11-20' }],
    });
    const stateOfInvoice = async ({ hash }: Invoice) =>
      (await staff.browser.get<Invoice>(`/invoices/${hash}`)).record;
    expect(await stateOfInvoice(paid)).toMatchObject({ state: 'sent', paidOn: null });
    const [one, two] = await Promise.all([take(file, seen.seen), take(file, seen.seen)]);
    expect([one.record.paidInvoices, two.record.paidInvoices].sort()).toEqual([0, 1]);
    expect((await send(file)).record).toMatchObject({ failed: 0, paidInvoices: 0, known: 1 });
    expect(await stateOfInvoice(paid)).toMatchObject({ state: 'paid', paidOn: '2026-11-20' });
    for (const invoice of [wrong, pending])
      expect(await stateOfInvoice(invoice)).toMatchObject({ state: 'sent' });
  });

  it('has an amount with more decimals or without any', async () => {
    const author = await newAuthor();
    const paid = await distributed(author, { cents: [15_894] });
    const { gross_cents: gross, withheld_cents: withheld } = await newestRow<Record<string, number>>(
      'payments',
      {
        id: paid.paymentId,
      },
    );
    expect(Number(gross) - Number(withheld)).toBe(12_000);
    const name = 'pain002-10-rejected-payment-with-prefix.xml';
    for (const amount1 of ['120', '120.0', '120.00000']) {
      const { record } = await look(sample(name, { ...valuesOf(paid, paid), amount1 }));
      expect(record.failing, amount1).toHaveLength(1);
    }
  });

  const opened = '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.03"><CstmrPmtStsRpt>';
  const closed = '</CstmrPmtStsRpt></Document>';
  const entries = (count: number) =>
    `${opened}<OrgnlPmtInfAndSts>${'<TxInfAndSts/>'.repeat(count)}</OrgnlPmtInfAndSts>${closed}`;

  it.each<[string, string]>([
    ['entities', sample('entity-bomb.xml')],
    ['another message', sample('another-message.xml')],
    [
      'a message of another namespace',
      sample('pain002-03-rejected-file.xml').replace('002.001.03', '002.001.99'),
    ],
    ['no end', opened],
    ['two roots', `${opened}${closed}${opened}${closed}`],
    ['too many levels', `${opened}${'<a>'.repeat(40)}${'</a>'.repeat(40)}${closed}`],
    ['too many entries', entries(bankFileMaxEntries + 1)],
    ['a name that is no element’s', `${opened}<__proto__><a/></__proto__>${closed}`],
    ['a message that is text', `${opened.replace('<CstmrPmtStsRpt>', '')}x</Document>`],
  ])('is refused as a whole with %s', async (_, file) => {
    expect(await look(file)).toMatchObject({ status: 422, code: 'bankFileUnreadable' });
    expect(await take(file, never)).toMatchObject({ status: 422, code: 'bankFileUnreadable' });
  });

  it('is refused when it is too large', async () => {
    const large = Buffer.alloc(bankFileMaxBytes + 1, 'x');
    for (const response of [await look(large), await take(large, never)])
      expect(response).toMatchObject({ status: 413, code: 'payloadTooLarge' });
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
    expect(record).toMatchObject({ known: 1, unknown: unknownAt(5), unreadable: [6] });
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
      { call: 'POST /accountings/bank-files/preview' },
    ]);
  });

  it('makes the import fail as a whole if other payments would fail than were seen', async () => {
    const paid = await distributed(await newAuthor());
    const planned = await distributed(await newAuthor(), { state: 'approved', payment: 'planned' });
    const file = `payment;reason\n${paid.payment};AC04\n${planned.payment};AC04`;
    const { seen } = (await look(file)).record;
    const { knex } = (await server()).system.db;
    await knex('payments').where({ id: planned.paymentId }).update({ state: 'paid' });
    expect(await take(file, seen)).toMatchObject({ status: 409, code: 'bankFileOutdated' });
    const otherReason = file.replaceAll('AC04', 'AC06');
    expect((await take(otherReason, (await look(file)).record.seen)).code).toBe('bankFileOutdated');
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
