import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type {
  AccountingRow,
  BeneficiaryMonth,
  PaymentReason,
  WorkEarnings,
  WorkLine,
} from '@nimio/domain/accounting/accounting.types';
import { addsUp } from '@nimio/domain/accounting/adds-up';
import { mergeAccountings } from '@nimio/domain/accounting/merge-accountings';
import type { LoanYear } from '@nimio/domain/loan/loan.types';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import { beforeAll, describe, expect, it } from 'vitest';
import type * as WorkOnStatement from '../src/api/accounting/use-cases/work-on-statement.js';
import type * as JobsModule from '../src/jobs/jobs.js';
import type { System } from '../src/system.js';
import { lent } from './harness/calls/loan.js';
import { listedWork } from './harness/calls/work.js';
import { sharedBy } from './harness/distributions.js';
import { load } from './harness/load.js';
import {
  asBeneficiary,
  type Distributed,
  distributed,
  replacedCalculationOf,
  withStatement,
} from './harness/payments.js';
import { type Author, newAuthor, represent } from './harness/people.js';
import { newestRow } from './harness/rows.js';
import { server } from './harness/server.js';
import { rowOf, rowsIn, sumsIn, textOf } from './harness/statement-text.js';

const { makeJobs } = load<typeof JobsModule>('jobs/jobs.js');
const { workOnStatement } = load<typeof WorkOnStatement>('api/accounting/use-cases/work-on-statement.js');

let app: System;

beforeAll(async () => {
  app = (await server()).system;
});

interface List<Row> {
  records: Row[];
  total: number;
  nextPaymentDate: string | null;
}

const placeOf = ({ profileHash }: Author) => `/profiles/${profileHash}/accountings`;
const listOf = async (author: Author): Promise<List<AccountingRow>> =>
  (await author.browser.get(placeOf(author))).body as List<AccountingRow>;
const rowsOf = async (author: Author): Promise<AccountingRow[]> => (await listOf(author)).records;
const reasonOf = (author: Author, payment: string) =>
  author.browser.get<PaymentReason>(`${placeOf(author)}/${payment}/reason`);
const ask = (author: Author, ...rows: string[]) =>
  author.browser.get(`${placeOf(author)}/${rows.join('-')}/summary`);
const statusesOf = async (author: Author, ...rows: string[]) =>
  ((await ask(author, ...rows)).body as List<{ paymentSummaryStatus: string | null }>).records.map(
    ({ paymentSummaryStatus }) => paymentSummaryStatus,
  );
const download = (author: Author, row: string) => author.browser.get(`${placeOf(author)}/${row}`);

describe('the list of accountings', () => {
  it('has each approved or paid distribution, the newest day first', async () => {
    const author = await newAuthor();
    const old = await distributed(author, { payDate: '2025-12-15', name: 'Talven tilitys' });
    const coming = await distributed(author, {
      ...{ payDate: '2099-03-15', state: 'approved', payment: 'planned' },
      announced: 0,
    });
    const failed = await distributed(author, { payDate: '2026-06-15', payment: 'failed' });
    expect((await rowsOf(author)).map((row) => [row.accountingHash, row.state, row.failure])).toEqual([
      [coming.row, 'estimate', null],
      [failed.row, 'failed', 'AC04'],
      [old.row, 'paid', null],
    ]);
    expect((await rowsOf(author))[2]).toEqual({
      ...{ accountingHash: old.row, date: '2025-12-15', paidAmountInCents: 12_150, state: 'paid' },
      ...{ name: 'Talven tilitys', isCarriedOver: 0, failure: null, comesAgain: 0, accountHash: null },
      ...{ paymentSummaryAvailable: 1, paymentSummaryStatus: null, accountEnd: '0785' },
      withholding: { withheldInCents: 2976, netInCents: 9174, taxRate: 24.5, taxKind: 'withholding' },
      loanYears: [2024],
    });
  });

  it('has no drafts, unapproved distributions or replaced calculations', async () => {
    const author = await newAuthor();
    const { knex } = app.db;
    await distributed(author, { state: 'calculated', payment: 'planned' });
    await distributed(author, { state: 'draft', payment: 'planned' });
    const replaced = await distributed(author, { state: 'approved', payment: 'planned' });
    const calculation = { calculation_id: await replacedCalculationOf(replaced) };
    await knex('accountings').where({ id: replaced.accountingId }).update(calculation);
    await knex('payments').where({ id: replaced.paymentId }).update(calculation);
    expect((await reasonOf(author, replaced.payment)).status).toBe(404);
    expect(await listOf(author)).toMatchObject({ records: [], total: 0 });
  });

  it('has carried-over amounts, and the payment that includes them later', async () => {
    const author = await newAuthor();
    const small = await distributed(author, {
      ...{ payDate: '2026-03-15', cents: [420], isCarriedOver: true, name: 'Kevät' },
    });
    expect(await rowsOf(author)).toMatchObject([
      {
        ...{ accountingHash: `${small.accounting}_${small.accounting}`, date: '2026-03-15' },
        ...{ state: 'estimate', isCarriedOver: 1, paidAmountInCents: 420, paymentSummaryAvailable: 0 },
        withholding: null,
      },
    ]);
    const later = await distributed(author, { payDate: '2026-09-15', carriedIn: [small], name: 'Syksy' });
    const rows = await rowsOf(author);
    expect(rows.map(({ name, date, isCarriedOver }) => [name, date, isCarriedOver]).toSorted()).toEqual([
      ['Kevät', '2026-09-15', 0],
      ['Syksy', '2026-09-15', 0],
    ]);
    // Tax is withheld once, from the whole payment.
    const whole = { withheldInCents: 3079, netInCents: 9491 };
    expect(rows.map(({ withholding }) => withholding)).toMatchObject([whole, whole]);
    expect(mergeAccountings(rows)).toMatchObject([
      { payment: later.payment, paidAmountInCents: 12_570, state: 'paid', date: '2026-09-15' },
    ]);
  });

  it('has the years of the loans, ascending', async () => {
    const author = await newAuthor();
    const { distributionId } = await distributed(author);
    const earlier = { distribution_id: distributionId, year: 2022, lib_group: 'gen' };
    await app.db.knex('distribution_periods').insert(earlier);
    expect(await rowsOf(author)).toMatchObject([{ loanYears: [2022, 2024] }]);
  });

  it('has the next announced day of payment, today or later, until it is paid', async () => {
    const author = await newAuthor();
    await app.db.knex('distributions').update({ announced: 0 });
    const { now } = app;
    try {
      await distributed(author, { payDate: '2031-02-10', announced: 1, state: 'draft' });
      const today = await distributed(author, { payDate: '2031-02-01', announced: 1, state: 'approved' });
      await distributed(author, { payDate: '2031-02-02', announced: 0, state: 'approved' });
      await distributed(author, { payDate: '2031-01-31', announced: 1, state: 'approved' });
      app.now = () => new Date('2031-01-31T22:00:00.000Z');
      const { browser, username } = await newAuthor();
      const mine = await newestRow<{ hash: string }>('profiles', { email: `${username}@example.org` });
      const next = async () =>
        ((await browser.get(`/profiles/${mine.hash}/accountings`)).body as List<never>).nextPaymentDate;
      expect(await next()).toBe('2031-02-01');
      const paid = { state: 'paid', claimable_until: '2029-12-31' };
      await app.db.knex('distributions').where({ id: today.distributionId }).update(paid);
      expect(await next()).toBe('2031-02-10');
    } finally {
      app.now = now;
    }
  });

  it('is the customer’s own; a read by staff is an audit event', async () => {
    const [author, other, staff] = [
      await newAuthor(),
      await newAuthor(),
      await newAuthor({ roles: ['admin'] }),
    ];
    const paid = await distributed(author);
    expect((await other.browser.get(placeOf(author))).status).toBe(404);
    expect((await reasonOf(other, paid.payment)).status).toBe(404);
    expect((await staff.browser.get(placeOf(author))).status).toBe(200);
    const { id } = await newestRow<{ id: number }>('profiles', { hash: author.profileHash });
    const line = await newestRow<{ facts: string }>('audit_log', { profile_id: id, event: 'staff.call' });
    expect(JSON.parse(line.facts)).toEqual({ call: 'GET /profiles/:profileHash/accountings' });
  });
});

describe('future payments', () => {
  const plannedOf = (author: Author) =>
    author.browser.get(`/profiles/${author.profileHash}/planned-payments`);
  const coming = { state: 'approved', payment: 'planned', announced: 1 } as const;

  it('are those of announced days, the earliest first, with gross, tax and net', async () => {
    const author = await newAuthor();
    const later = await distributed(author, { ...coming, payDate: '2099-06-15' });
    const sooner = await distributed(author, { ...coming, payDate: '2099-03-15' });
    const sums = {
      ...{ grossInCents: 12_150, withheldInCents: 2976, netInCents: 9174 },
      ...{ taxRate: 24.5, taxKind: 'withholding', accountEnd: '0785' },
    };
    expect((await plannedOf(author)).body).toEqual({
      records: [
        { payment: sooner.payment, date: '2099-03-15', ...sums },
        { payment: later.payment, date: '2099-06-15', ...sums },
      ],
      total: 2,
      lastPayment: null,
      failed: [],
      waiting: [],
      ...{ cumulationInCents: 0, cumulationState: null, cumulationPaidFrom: null, minimumInCents: 2000 },
    });
  });

  it('include failed ones until the account changes', async () => {
    const author = await newAuthor();
    const { payment } = await distributed(author, { payment: 'failed', payDate: '2025-03-15' });
    const failed = [{ payment, date: '2025-03-15', netInCents: 9174, failure: 'AC04', accountEnd: '0785' }];
    const { id } = await newestRow<{ id: number }>('profiles', { hash: author.profileHash });
    const account = (changes: object) =>
      app.db.knex('bank_accounts').where({ profile_id: id }).update(changes);
    const failedOf = async () => (await plannedOf(author)).body;
    await account({ iban: 'FI2112345600000785', swift: null });
    expect(await failedOf()).toMatchObject({ failed });
    await account({ iban: 'FI4950009420028730' });
    expect(await failedOf()).toMatchObject({ failed: [] });
    expect(await rowsOf(author)).toMatchObject([{ state: 'failed', comesAgain: 1 }]);
    await account({ iban: '000000-000000' });
    expect(await failedOf()).toMatchObject({ failed });
    expect(await rowsOf(author)).toMatchObject([{ state: 'failed', comesAgain: 0 }]);
  });

  it('come with the last payment made', async () => {
    const author = await newAuthor();
    const { payment } = await distributed(author, { payDate: '2026-03-15' });
    await distributed(author, { payDate: '2025-03-15' });
    await distributed(author, { payDate: '2026-06-15', payment: 'failed' });
    await distributed(author, { ...coming, payDate: '2099-03-15' });
    expect((await plannedOf(author)).body).toMatchObject({
      lastPayment: { payment, date: '2026-03-15', netInCents: 9174 },
    });
  });

  it('exclude past and unannounced days, drafts, and payments without an account', async () => {
    const author = await newAuthor();
    await distributed(author, { ...coming, payDate: '2020-03-15' });
    await distributed(author, { ...coming, payDate: '2099-03-15', announced: 0 });
    await distributed(author, { ...coming, payDate: '2099-03-15', state: 'calculated' });
    await distributed(author, { ...coming, payDate: '2099-03-15', payment: 'failed' });
    await distributed(author, { ...coming, payDate: '2099-03-15', isCarriedOver: true });
    const { paymentId } = await distributed(author, { ...coming, payDate: '2099-03-15' });
    await app.db.knex('payments').where({ id: paymentId }).update({ iban: null });
    expect((await plannedOf(author)).body).toMatchObject({ records: [], total: 0 });
  });

  it('are the customer’s own', async () => {
    const author = await newAuthor();
    const { browser } = await newAuthor();
    expect((await browser.get(`/profiles/${author.profileHash}/planned-payments`)).status).toBe(404);
  });
});

describe('the earnings of a year by work', () => {
  const earningsOf = async ({ browser, profileHash }: Author, year: string) =>
    (await browser.get(`/profiles/${profileHash}/earnings/${year}`)).body as List<WorkEarnings>;

  it('add up to its payments to an account, made or planned', async () => {
    const author = await newAuthor();
    const paid = await distributed(author, { payDate: '2026-03-15', cents: [400, 900] });
    const small = await distributed(author, { payDate: '2025-12-15', cents: [30], isCarriedOver: true });
    const planned = { state: 'approved', payment: 'planned', payDate: '2026-12-15' } as const;
    await distributed(author, { ...planned, cents: [700], carriedIn: [small] });
    const unpayable = await distributed(author, { ...planned, cents: [11] });
    await app.db.knex('payments').where({ id: unpayable.paymentId }).update({ iban: null });
    await distributed(author, { payDate: '2026-06-15', cents: [13], payment: 'failed' });
    await distributed(author, { payDate: '2026-09-15', cents: [17], isCarriedOver: true });
    await distributed(author, { payDate: '2025-09-15', cents: [19] });
    const { records } = await earningsOf(author, '2026');
    expect(records.map(({ amountInCents }) => amountInCents)).toEqual([900, 700, 400, 30]);

    // A work has one row, with its newest name.
    const { knex } = app.db;
    const isbn = records[0]?.isbn;
    await knex('accounting_lines')
      .where({ accounting_id: small.accountingId })
      .update({ isbn, name: 'Meri' });
    expect((await earningsOf(author, '2026')).records).toMatchObject([
      { isbn, name: 'Meri', amountInCents: 930 },
      { amountInCents: 700 },
      { amountInCents: 400 },
    ]);
    await knex('accounting_lines').where({ accounting_id: paid.accountingId }).update({ name: '' });
    expect((await earningsOf(author, '2026')).records[0]).toMatchObject({ name: 'Meri' });
  });

  it('are the customer’s own', async () => {
    const [author, { browser }] = [await newAuthor(), await newAuthor()];
    expect((await browser.get(`/profiles/${author.profileHash}/earnings/2026`)).status).toBe(404);
  });
});

describe('the earnings of a work', () => {
  interface OfWork extends List<WorkLine> {
    loans: LoanYear[];
  }
  const pathOf = ({ profileHash }: Author, isbn: string) => `/profiles/${profileHash}/works/${isbn}/earnings`;
  const earningsOf = async (author: Author, isbn: string) =>
    (await author.browser.get(pathOf(author, isbn))).body as OfWork;

  it('have its lines in payments and in what is carried over, with the years of the loans', async () => {
    const author = await newAuthor();
    const { isbn } = await listedWork(author);
    const old = await distributed(author, { isbn, payDate: '2025-12-15', cents: [900, 30] });
    await app.db.knex('distribution_periods').insert([
      { distribution_id: old.distributionId, year: 2022, lib_group: 'gen' },
      { distribution_id: old.distributionId, year: 2022, lib_group: 'sci' },
    ]);
    const failed = await distributed(author, {
      isbn,
      payDate: '2026-03-15',
      cents: [400],
      payment: 'failed',
    });
    const small = await distributed(author, { isbn, payDate: '2026-06-15', cents: [7], isCarriedOver: true });
    await distributed(author, { isbn, payDate: '2026-09-15', state: 'calculated', payment: 'planned' });
    await distributed(author, { payDate: '2026-09-15' });
    const part = { role: 'author', numerator: 1, denominator: 2, loanYears: [2024] };
    const paid = {
      ...part,
      loanYears: [2022, 2024],
      payment: old.payment,
      date: '2025-12-15',
      state: 'paid',
    };
    const reaching = { isCarriedOver: 0, accountEnd: '0785' };
    expect((await earningsOf(author, isbn)).records).toEqual([
      {
        ...{ ...part, payment: small.payment, date: '2026-06-15', state: 'estimate' },
        ...{ isCarriedOver: 1, accountEnd: null, amountInCents: 7 },
      },
      {
        ...{ ...part, ...reaching, payment: failed.payment, date: '2026-03-15', state: 'failed' },
        amountInCents: 400,
      },
      { ...paid, ...reaching, amountInCents: 30 },
      { ...paid, ...reaching, amountInCents: 900 },
    ]);
  });

  it('come with the loans of the work and the share of today, until it is removed from the list', async () => {
    const author = await newAuthor();
    const isbn = await sharedBy([author], 2);
    await lent(isbn, { gen: 10, cel: 4 }, 2023);
    await lent(isbn, { gen: 20 }, 2024);
    await lent((await listedWork(author)).isbn, { gen: 1000 }, 2024);
    const { payment } = await distributed(author, { isbn });
    expect((await earningsOf(author, isbn)).loans).toEqual([
      { year: 2024, libGroup: 'gen', share: 10, total: 20 },
      { year: 2023, libGroup: 'cel', share: 2, total: 4 },
      { year: 2023, libGroup: 'gen', share: 5, total: 10 },
    ]);
    const { bookHash } = (
      await author.browser.get<WorkForEdit>(`/profiles/${author.profileHash}/work-for-edit/${isbn}`)
    ).record;
    const place = `/profiles/author-books/${author.authorHash}/${bookHash}`;
    expect((await author.browser.send('DELETE', place)).status).toBe(204);
    expect(await earningsOf(author, isbn)).toMatchObject({ loans: [], records: [{ payment }, { payment }] });
  });

  it('are the customer’s own', async () => {
    const [author, other] = [await newAuthor(), await newAuthor()];
    const { isbn } = await listedWork(author);
    await lent(isbn);
    await distributed(author, { isbn });
    expect(await earningsOf(other, isbn)).toEqual({ records: [], total: 0, loans: [] });
    expect((await other.browser.get(pathOf(author, isbn))).status).toBe(404);
    expect((await author.browser.get(pathOf(author, '9789510392653'))).status).toBe(422);
  });
});

describe('the explanation of a payment', () => {
  it('has each distribution, its works, and the withholding of the whole', async () => {
    const author = await newAuthor();
    const small = await distributed(author, { payDate: '2026-03-15', cents: [420], isCarriedOver: true });
    const paid = await distributed(author, { payDate: '2026-09-15', carriedIn: [small] });
    const { record } = await reasonOf(author, paid.payment);
    expect(addsUp(record)).toBe(true);
    expect(record).toMatchObject({
      ...{ payment: paid.payment, date: '2026-09-15', state: 'paid', grossInCents: 12_570, taxRate: 24.5 },
      ...{ withheldInCents: 3079, netInCents: 9491, accountEnd: '0785' },
    });
    expect(record.parts.map(({ date, amountInCents }) => [date, amountInCents])).toEqual([
      ['2026-09-15', 12_150],
      ['2026-03-15', 420],
    ]);
    const [first] = record.parts;
    expect(first).toMatchObject({
      ...{ accountingHash: paid.row, potInCents: 1_500_000_000, points: 23_456_789_123 },
      ...{ years: [2024], groups: ['gen', 'e-gen'] },
    });
    expect(first?.lines.map(({ amountInCents }) => amountInCents)).toEqual([12_050, 100]);
    expect(first?.lines[0]).toMatchObject({ loans: 1204, factor: 0.7, numerator: 1, denominator: 2 });
  });

  it('exists for carried-over amounts, without withholding', async () => {
    const author = await newAuthor();
    const small = await distributed(author, { cents: [420], isCarriedOver: true });
    expect((await reasonOf(author, small.accounting)).record).toMatchObject({
      ...{ payment: small.accounting, isCarriedOver: 1, state: 'estimate', grossInCents: 420 },
      ...{ taxRate: null, withheldInCents: 0, netInCents: 420, accountEnd: null },
    });
    expect((await reasonOf(await newAuthor(), small.accounting)).status).toBe(404);
  });

  it('does not exist before the approval, nor by the accounting’s own id', async () => {
    const author = await newAuthor();
    const waiting = await distributed(author, { state: 'calculated', payment: 'planned' });
    const paid = await distributed(author);
    for (const hash of [waiting.payment, waiting.accounting, paid.accounting])
      expect((await reasonOf(author, hash)).code).toBe('notFound');
  });
});

const jobsOf = ({
  payment,
}: Distributed): Promise<{ id: number; state: string; last_error: string | null }[]> =>
  app.db.knex('jobs').where('idempotency_key', 'like', `statement-${payment}-%`);
const summaryOf = async ({ paymentId }: Distributed): Promise<string | null> =>
  (await newestRow<{ summary_state: string | null }>('payments', { id: paymentId })).summary_state;

/** A payment whose parts do not add up has no statement. */
const unbalance = ({ accountingId }: Distributed) =>
  app.db.knex('accountings').where({ id: accountingId }).update({ gross_cents: 1 });
const balance = ({ accountingId, cents }: Distributed) =>
  app.db.knex('accountings').where({ id: accountingId }).update({ gross_cents: cents });

/** Counts the processes started meanwhile: a PDF is made in a separate one. */
async function processesDuring(work: () => Promise<unknown>): Promise<number> {
  let begun = 0;
  const count = () => {
    begun += 1;
  };
  subscribe('child_process', count);
  await work().finally(() => unsubscribe('child_process', count));
  return begun;
}

describe('a statement', () => {
  it('is requested once, made by a job, and then available for download', async () => {
    const author = await newAuthor();
    const small = await distributed(author, { cents: [420], isCarriedOver: true });
    const paid = await distributed(author, { payDate: '2026-09-15', carriedIn: [small] });
    const rows = [paid.row, `${paid.payment}_${small.accounting}`];
    expect((await download(author, paid.row)).code).toBe('notFound');
    const asked = await Promise.all([1, 2, 3].map(() => statusesOf(author, ...rows)));
    expect(asked).toEqual(Array.from({ length: 3 }, () => ['pending', 'pending']));
    expect(await jobsOf(paid)).toHaveLength(1);
    await app.jobs.runDue();
    expect(await statusesOf(author, ...rows)).toEqual(['ready', 'ready']);
    const file = await download(author, rows.join('-'));
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('content-disposition')).toBe(
      'attachment; filename="tilityslaskelma-2026-09-15.pdf"',
    );
    expect(String(file.body).slice(0, 8)).toBe('%PDF-1.7');
    const [row] = await rowsOf(author);
    expect(row).toMatchObject({ paymentSummaryAvailable: 1, paymentSummaryStatus: 'ready' });
  });

  it('adds up, row by row, to the payment’s explanation and the paid amount', async () => {
    const author = await newAuthor();
    const small = await distributed(author, { cents: [420], isCarriedOver: true });
    const paid = await distributed(author, { cents: [1_234_567, 12_050, 100], carriedIn: [small] });
    await ask(author, paid.row);
    await app.jobs.runDue();
    const text = await textOf((await download(author, paid.row)).bytes);
    const { parts, grossInCents, withheldInCents, netInCents } = (await reasonOf(author, paid.payment))
      .record;
    const rows = rowsIn(text);
    expect(rows).toEqual(parts.flatMap(({ lines }) => lines.map(rowOf)));
    expect(sumsIn(text)).toEqual({ gross: [grossInCents], withheld: [withheldInCents], net: [netInCents] });
    const gross = rows.flatMap(({ cents }) => cents).reduce((sum, cents) => sum + cents, 0);
    expect(gross - withheldInCents).toBe(netInCents);
  });

  it('is refused alike for unpaid, foreign and unrelated rows', async () => {
    const [author, other] = [await newAuthor(), await newAuthor()];
    const [paid, second] = [await distributed(author), await distributed(author)];
    const theirs = await distributed(other);
    const planned = await distributed(author, { state: 'approved', payment: 'planned' });
    const failed = await distributed(author, { payment: 'failed' });
    const carried = await distributed(author, { isCarriedOver: true });
    const strange = [
      ...[theirs.row, planned.row, failed.row, carried.row],
      `${paid.payment}_${second.accounting}`,
      `${paid.payment}_${theirs.accounting}`,
      `${'a'.repeat(22)}_${'b'.repeat(22)}`,
    ];
    for (const row of strange) {
      expect(await ask(author, paid.row, row)).toMatchObject({ status: 404, code: 'notFound' });
      expect(await download(author, row)).toMatchObject({ status: 404, code: 'notFound' });
    }
    expect(await summaryOf(paid)).toBeNull();
    for (const each of [paid, second]) await withStatement(each);
    // Two payments cannot be one file.
    expect((await download(author, `${paid.row}-${second.row}`)).status).toBe(404);
    expect((await ask(author, 'x')).status).toBe(422);
  });

  it('that cannot be made fails immediately, and may be requested again', async () => {
    const author = await newAuthor();
    const paid = await distributed(author);
    await unbalance(paid);
    expect(await statusesOf(author, paid.row)).toEqual(['pending']);
    await app.jobs.runDue();
    expect((await rowsOf(author))[0]).toMatchObject({ paymentSummaryStatus: 'error' });
    expect(await jobsOf(paid)).toMatchObject([
      { state: 'dead', last_error: 'The statement could not be created' },
    ]);
    await balance(paid);
    expect(await statusesOf(author, paid.row)).toEqual(['pending']);
    await app.jobs.runDue();
    expect(await statusesOf(author, paid.row)).toEqual(['ready']);
  });

  it('whose server was killed is made by the next one', async () => {
    const author = await newAuthor();
    const paid = await distributed(author);
    await ask(author, paid.row);
    const [job] = await jobsOf(paid);
    const lost = { state: 'leased', lease: 'of a server that is gone', due_at: '2026-01-01T00:00:00.000Z' };
    await app.db.knex('jobs').where({ id: job?.id }).update(lost);
    await app.jobs.runDue();
    expect(await summaryOf(paid)).toBe('ready');
  });

  it('is announced by mail, once, to the login that requested it when the portal has stopped waiting', async () => {
    const { now } = app;
    const [quick, slow, silent, returned, represented, ofStaff] = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(async () => {
        const author = await newAuthor();
        return { author, paid: await distributed(author) };
      }),
    );
    const { knex } = app.db;
    const mailsOf = async () =>
      (
        (await knex('jobs').where('idempotency_key', 'like', 'mail-statement-ready-%')) as {
          payload: string;
        }[]
      )
        .map(({ payload }) => JSON.parse(payload) as { to?: string; subject: string; text: string })
        .filter(({ to }) => to !== undefined);
    if (!quick || !slow || !silent || !returned || !represented || !ofStaff)
      throw new Error('There are six payments');
    const [representative, staff] = [await newAuthor(), await newAuthor({ roles: ['admin'] })];
    await represent(representative, represented.author);
    await knex('profiles').where({ hash: slow.author.profileHash }).update({ language: 'sv' });
    await knex('profiles').where({ hash: silent.author.profileHash }).update({ mail_payments: 0 });
    await ask(quick.author, quick.paid.row);
    const work = { statement: workOnStatement };
    const run = (at: () => Date) => makeJobs(app.db, at, app.log, work).runDue();
    await run(now);
    expect(await summaryOf(quick.paid)).toBe('ready');
    for (const { author, paid } of [slow, silent, returned]) await ask(author, paid.row);
    await representative.browser.get(`${placeOf(represented.author)}/${represented.paid.row}/summary`);
    await staff.browser.get(`${placeOf(ofStaff.author)}/${ofStaff.paid.row}/summary`);
    await knex('payments')
      .where({ hash: returned.paid.payment })
      .update({ state: 'failed', failure: 'AC04' });
    app.now = () => new Date(now().getTime() + 121_000);
    await run(app.now).finally(() => Object.assign(app, { now }));
    for (const { paid } of [represented, ofStaff]) expect(await summaryOf(paid)).toBe('ready');
    const mails = await mailsOf();
    expect(mails.map(({ to }) => to).toSorted()).toEqual(
      [slow.author, representative].map(({ username }) => `${username}@example.org`).toSorted(),
    );
    const mail = mails.find(({ to }) => to === `${slow.author.username}@example.org`);
    expect(mail).toMatchObject({
      subject: 'Din utbetalningsspecifikation är klar',
    });
    expect(mail?.text).toContain('http://localhost:1337/accounting?language=sv');
    expect(mail?.text).not.toMatch(/\d+,\d\d|FI\d\d|[{}]/);
  });

  it('whose last attempt met an unavailable database may be requested again', async () => {
    const author = await newAuthor();
    const paid = await distributed(author);
    await ask(author, paid.row);
    const { knex, first } = app.db;
    await knex('jobs')
      .where('idempotency_key', 'like', `statement-${paid.payment}-%`)
      .update({ attempts: 11 });
    app.db.first = () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
    await app.jobs.runDue().finally(() => Object.assign(app.db, { first }));
    expect(await jobsOf(paid)).toMatchObject([{ state: 'dead' }]);
    // A statement without a job is not reported as pending.
    expect((await rowsOf(author))[0]).toMatchObject({ paymentSummaryStatus: 'error' });
    const asked = await Promise.all([1, 2].map(() => statusesOf(author, paid.row)));
    expect(asked).toEqual([['pending'], ['pending']]);
    expect(await jobsOf(paid)).toHaveLength(2);
    expect((await rowsOf(author))[0]).toMatchObject({ paymentSummaryStatus: 'pending' });
    await app.jobs.runDue();
    expect(await statusesOf(author, paid.row)).toEqual(['ready']);
  });

  it('does not exist for a returned payment, even if it was made before', async () => {
    const author = await newAuthor();
    const [made, asked] = [await withStatement(await distributed(author)), await distributed(author)];
    await ask(author, asked.row);
    const back = { state: 'failed', failure: 'AC04' };
    await app.db
      .knex('payments')
      .whereIn(
        'id',
        [made, asked].map(({ paymentId }) => paymentId),
      )
      .update(back);
    await app.jobs.runDue();
    expect(await summaryOf(asked)).toBeNull();
    expect((await download(author, made.row)).status).toBe(404);
    for (const row of await rowsOf(author))
      expect(row).toMatchObject({ paymentSummaryAvailable: 0, paymentSummaryStatus: null });
  });
});

describe('a beneficiary’s files', () => {
  const filesOf = async (author: Author, code: string, year = '2026') =>
    (await author.browser.get(`/profiles/${code}/beneficiary`, { year })).body as List<BeneficiaryMonth>;
  const fileOf = (author: Author, code: string, fileId: string) =>
    author.browser.get(`/profiles/${code}/beneficiary/file`, { format: 'pdf', fileId });

  it('are the statements of a year by month, the newest first, each made on demand', async () => {
    const author = await newAuthor();
    const code = await asBeneficiary(author);
    const [march, autumn, again] = [
      await distributed(author, { payDate: '2026-03-15' }),
      await distributed(author, { payDate: '2026-09-15' }),
      await distributed(author, { payDate: '2026-09-01' }),
    ];
    await distributed(author, { payDate: '2025-12-31' });
    await distributed(author, { payDate: '2026-05-15', payment: 'failed' });
    const { records, total } = await filesOf(author, code);
    expect(total).toBe(2);
    expect(records.map(({ time, files }) => [time, files.map(({ fileId }) => fileId)])).toEqual([
      ['2026-09', [autumn.payment, again.payment]],
      ['2026-03', [march.payment]],
    ]);
    expect(records[1]?.files[0]).toMatchObject({
      name: 'tilityslaskelma-2026-03-15.pdf',
      date: '2026-03-15',
      amountInCents: 12_150,
      netInCents: 9174,
    });
    const file = await fileOf(author, code, march.payment);
    expect(file.status).toBe(200);
    expect(String(file.body).slice(0, 8)).toBe('%PDF-1.7');
    expect(await summaryOf(march)).toBe('ready');
  });

  it('are made once for concurrent requests of the file and the statement', async () => {
    const author = await newAuthor();
    const code = await asBeneficiary(author);
    const paid = await distributed(author);
    await ask(author, paid.row);
    const files: unknown[] = [];
    const askAtOnce = () =>
      Promise.all([
        app.jobs.runDue(),
        ...[1, 2, 3].map(async () => files.push((await fileOf(author, code, paid.payment)).body)),
      ]);
    expect(await processesDuring(askAtOnce)).toBe(1);
    expect(files).toHaveLength(3);
    expect(new Set(files.map(String)).size).toBe(1);
    expect(await processesDuring(() => fileOf(author, code, paid.payment))).toBe(0);
  });

  it('that cannot be made fail for all concurrent requests, and may be requested again', async () => {
    const author = await newAuthor();
    const code = await asBeneficiary(author);
    const paid = await distributed(author);
    await unbalance(paid);
    const refused = await Promise.all([1, 2].map(() => fileOf(author, code, paid.payment)));
    for (const each of refused) expect(each).toMatchObject({ status: 500, code: 'statementFailed' });
    expect(await summaryOf(paid)).toBe('error');
    await balance(paid);
    expect((await fileOf(author, code, paid.payment)).status).toBe(200);
    expect(await summaryOf(paid)).toBe('ready');
  });

  it('have an explanation as authors’ payments do, only for the beneficiary', async () => {
    const [author, other] = [await newAuthor(), await newAuthor()];
    const code = await asBeneficiary(author);
    await asBeneficiary(other);
    await distributed(author, { payDate: '2026-03-15' });
    const [file] = (await filesOf(author, code)).records[0]?.files ?? [];
    const { record } = await reasonOf(author, file?.fileId ?? '');
    expect(record).toMatchObject({ date: file?.date, grossInCents: file?.amountInCents });
    expect((await reasonOf(other, file?.fileId ?? '')).code).toBe('notFound');
  });

  it('are limited to beneficiaries and their own files', async () => {
    const [author, other] = [await newAuthor(), await newAuthor()];
    const [code, theirCode] = [await asBeneficiary(author), await asBeneficiary(other)];
    const [mine, theirs] = [await distributed(author), await distributed(other)];
    expect((await fileOf(author, code, theirs.payment)).status).toBe(404);
    for (const strange of [theirCode, 'ext-of-nobody', author.profileHash]) {
      const response = await author.browser.get(`/profiles/${strange}/beneficiary`, { year: '2026' });
      expect(response.code, strange).toBe('notFound');
    }
    const { knex } = app.db;
    await knex('profile_roles').where({ role: 'beneficiary' }).delete();
    expect(await filesOf(author, code)).toMatchObject({ records: [], total: 0 });
    expect((await fileOf(author, code, mine.payment)).status).toBe(404);
  });

  it.each(['', '26', '2026-01', 'abcd'])('are refused for an invalid year: %s', async (year) => {
    const author = await newAuthor();
    const code = await asBeneficiary(author);
    expect((await author.browser.get(`/profiles/${code}/beneficiary`, { year })).status).toBe(422);
  });
});
