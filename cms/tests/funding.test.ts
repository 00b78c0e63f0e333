import type { Distribution } from '@nimio/domain/distribution/distribution.types';
import type { Invoice, InvoiceSummary } from '@nimio/domain/invoice/invoice.types';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  approve,
  begun,
  calculate,
  eventsOf,
  forgetApproved,
  lend,
  newYear,
  path,
  remove,
  sharedBy,
} from './harness/distributions.js';
import { bodyOver, credit, drafted, paidInvoice, payOn, sent } from './harness/invoices.js';
import { type Author, newAuthor } from './harness/people.js';
import { newestRow } from './harness/rows.js';

let staff: Author;
let isbn: string;
beforeAll(async () => {
  staff = await newAuthor({ roles: ['superadmin'] });
  isbn = await sharedBy([await newAuthor()]);
});
beforeEach(forgetApproved);

const read = (hash: string) => staff.browser.get<Distribution>(path(hash));
const fund = (hash: string, invoices: readonly [invoice: string, cents: number][], seen = '*') =>
  staff.browser.send<Distribution>('PUT', path(hash, '/invoices'), {
    body: { invoices: invoices.map(([invoice, cents]) => ({ invoice, cents })) },
    headers: seen ? { 'if-match': seen } : {},
  });
const openOne = async () => (await begun(staff, newYear())).hash;
const pot = 100_000;

/** A calculated one, whose pot is 100,000 cents. */
async function calculated(): Promise<Distribution> {
  const year = newYear();
  await lend(year, { [isbn]: 1 });
  return calculate(staff, (await begun(staff, year)).hash);
}

const remainingOf = async (invoice: string): Promise<number | undefined> => {
  const { body } = await staff.browser.get('/invoices', { isFunding: '1', limit: '200' });
  return (body as { records: InvoiceSummary[] }).records.find(({ hash }) => hash === invoice)
    ?.remainingInCents;
};

describe('the invoices of a distribution', () => {
  it('are named at the version that was read, and keep the calculation', async () => {
    const { hash, result } = await calculated();
    const invoice = await sent(staff, bodyOver(pot));
    const tag = (await read(hash)).headers.get('etag') ?? '';
    expect((await fund(hash, [[invoice.hash, pot]], '')).status).toBe(428);
    const funded = await fund(hash, [[invoice.hash, 600]], tag);
    expect(funded.record).toMatchObject({
      invoices: [{ hash: invoice.hash, number: invoice.number, state: 'sent', cents: 600 }],
      result: { hash: result?.hash },
    });
    expect((await fund(hash, [], tag)).status).toBe(412);
    expect((await eventsOf(staff, hash))[0]).toMatchObject({ kind: 'funded', facts: { cents: 600 } });
    const { facts } = await newestRow<{ facts: string }>('audit_log', { event: 'distribution.fund' });
    expect(JSON.parse(facts)).toEqual({
      distribution: hash,
      invoices: [{ invoice: invoice.hash, cents: 600 }],
    });
    expect(await remainingOf(invoice.hash)).toBe(pot - 600);
    const { record } = await staff.browser.get<Invoice>(`/invoices/${invoice.hash}`);
    expect(record.funds).toEqual([{ hash, name: funded.record.name, cents: 600 }]);
    expect((await fund(hash, [])).record.invoices).toEqual([]);
    expect(await remainingOf(invoice.hash)).toBe(pot);
  });

  it('are sent or paid ones that exist, each once, with cents', async () => {
    const hash = await openOne();
    const invoice = await paidInvoice(staff, bodyOver(500));
    const note = (await credit(staff, (await sent(staff)).hash)).record;
    for (const other of [note.hash, (await drafted(staff)).hash])
      expect(await fund(hash, [[other, 1]])).toMatchObject({ status: 409, code: 'invoiceState' });
    expect((await fund(hash, [['a'.repeat(22), 1]])).status).toBe(404);
    for (const wrong of [
      [[invoice.hash, 0]],
      [
        [invoice.hash, 1],
        [invoice.hash, 1],
      ],
    ])
      expect((await fund(hash, wrong as [string, number][])).status).toBe(422);
    expect((await read(hash)).record.invoices).toEqual([]);
  });

  it('pay no more than their net over all distributions, of which one of two gets the last cents', async () => {
    const [one, two] = [await openOne(), await openOne()];
    const { hash } = await sent(staff, bodyOver(500));
    expect(await fund(one, [[hash, 501]])).toMatchObject({ status: 422, code: 'invoiceExceeded' });
    const responses = await Promise.all([fund(one, [[hash, 300]]), fund(two, [[hash, 300]])]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await remainingOf(hash)).toBe(200);
    const late = responses[0]?.status === 200 ? two : one;
    expect((await fund(late, [[hash, 200]])).status).toBe(200);
    expect(await remainingOf(hash)).toBeUndefined();
    expect((await remove(staff, late)).status).toBe(204);
    expect(await remainingOf(hash)).toBe(200);
  });

  it('have to be paid and equal the pot before the approval', async () => {
    const distribution = await calculated();
    const { hash } = distribution;
    const refused = async () =>
      expect(await approve(staff, distribution)).toMatchObject({ status: 409, code: 'potNotFunded' });
    const [one, two] = [await sent(staff, bodyOver(pot)), await paidInvoice(staff, bodyOver(pot))];
    await fund(hash, [[two.hash, pot - 1]]);
    await refused();
    await fund(hash, [
      [one.hash, 1],
      [two.hash, pot - 1],
    ]);
    await refused();
    expect((await payOn(staff, one.hash)).status).toBe(200);
    expect((await approve(staff, distribution)).status).toBe(200);
    expect(await fund(hash, [])).toMatchObject({ status: 409, code: 'distributionApproved' });
    expect(await credit(staff, one.hash)).toMatchObject({ status: 409, code: 'invoiceInUse' });
  });

  it('are credited or approved, not both', async () => {
    const distribution = await calculated();
    const { hash } = await paidInvoice(staff, bodyOver(pot));
    await fund(distribution.hash, [[hash, pot]]);
    const [approval, crediting] = await Promise.all([approve(staff, distribution), credit(staff, hash)]);
    expect([approval.code, crediting.code].filter(Boolean)).toEqual([
      approval.status === 200 ? 'invoiceInUse' : 'potNotFunded',
    ]);
  });

  it('stay named when they are credited, until staff remove them', async () => {
    const hash = await openOne();
    const [one, two] = [await sent(staff, bodyOver(500)), await sent(staff, bodyOver(500))];
    await fund(hash, [
      [one.hash, 100],
      [two.hash, 100],
    ]);
    for (const { hash: invoice } of [one, two]) expect((await credit(staff, invoice)).status).toBe(201);
    expect((await read(hash)).record.invoices.map(({ state }) => state)).toEqual(['credited', 'credited']);
    expect(await fund(hash, [[one.hash, 200]])).toMatchObject({ status: 409, code: 'invoiceState' });
    expect((await fund(hash, [[one.hash, 100]])).status).toBe(200);
    expect((await fund(hash, [])).status).toBe(200);
  });
});
