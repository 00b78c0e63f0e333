import type { Invoice } from '@nimio/domain/invoice/invoice.types';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isFull } from './harness/environment.js';
import { at, invoiceBody, sender } from './harness/invoices.js';
import { awaitWriting, type Block, blockJob } from './harness/kills.js';
import {
  type Installation,
  newInstallation,
  type OwnServer,
  staffAt,
  startOwnServer,
  Visitor,
} from './harness/own-server.js';

let installation: Installation;
let server: OwnServer;
const staff = new Visitor(() => server.url);
const start = () => startOwnServer(installation, { RUN_JOBS: 'true' });

beforeAll(async () => {
  installation = await newInstallation('invoices');
  const { businessId: business_id, postalAddress: postal_address } = sender;
  await installation.knex('portal_settings').update({ business_id, postal_address });
  server = await start();
  await staffAt(installation, staff);
}, 60_000);

afterAll(async () => {
  await server.stop();
  await installation.close();
});

const lines = invoiceBody().lines.length;
const sends = 20;
/** The numbers of the invoices and credit notes that the server has confirmed, by hash. */
const acknowledged = new Map<string, number | null>();

async function newDrafts(): Promise<string[]> {
  const drafts: string[] = [];
  // More than are sent before the server is killed.
  while (drafts.length < 2 * sends)
    drafts.push((await staff.send<Invoice>('POST', '/invoices', invoiceBody())).record.hash);
  return drafts;
}

const send = (hash: string) => staff.send<Invoice>('POST', at(hash, '/send'), undefined, { 'if-match': '*' });

/**
 * Sends drafts, and credits every third invoice, until the server is killed.
 *
 * @returns the draft for which there was no answer
 */
async function sendSome(drafts: string[], countAnswer: () => void): Promise<string | undefined> {
  for (let hash = drafts.pop(); hash !== undefined; hash = drafts.pop()) {
    const response = await send(hash).catch(() => undefined);
    if (!response) return hash;
    const { number } = response.record;
    acknowledged.set(hash, number);
    countAnswer();
    if (Number(number) % 3 !== 0) continue;
    const note = await staff.send<Invoice>('POST', at(hash, '/credit')).catch(() => undefined);
    if (!note) return undefined;
    acknowledged.set(note.record.hash, note.record.number);
    countAnswer();
  }
  return undefined;
}

/**
 * Kills the server in the middle of a transaction that has taken a number, while other calls wait.
 *
 * @returns the drafts of the calls that were in progress
 */
async function killWhileSending(): Promise<string[]> {
  const drafts = await newDrafts();
  let block: Promise<Block> | undefined;
  let remaining = 3 + Math.floor(Math.random() * 5);
  const countAnswer = (): void => {
    remaining -= 1;
    if (remaining === 0) block = blockJob(installation, 'invoice');
  };
  const calls = Promise.all(Array.from({ length: sends }, () => sendSome(drafts, countAnswer)));
  await expect.poll(() => block, { timeout: 20_000, interval: 1 }).toBeDefined();
  await (await block)?.awaitReached();
  await server.stop('SIGKILL');
  const unanswered = await calls;
  await (await block)?.remove();
  // PostgreSQL ends the transactions of the killed server.
  await awaitWriting(installation, false);
  // The leases of the jobs that the killed server had begun expire.
  await installation.knex('jobs').where({ state: 'leased' }).update({ due_at: '2026-01-01T00:00:00.000Z' });
  return unanswered.filter((hash) => hash !== undefined);
}

interface Issued {
  id: number;
  hash: string;
  number: number;
  state: string;
  credits_id: number | null;
}

const issued = (): Promise<Issued[]> =>
  installation.knex<Issued>('invoices').whereNotNull('number').orderBy('number').select();

/** @returns the last number */
async function expectConsecutive(): Promise<number> {
  const { knex } = installation;
  const rows = await issued();
  const numbers = rows.map(({ number }) => number);
  expect(numbers).toEqual(numbers.map((_, index) => 1001 + index));
  expect(await knex('number_series').where({ name: 'invoice' })).toMatchObject([{ last: numbers.at(-1) }]);
  const byHash = new Map(rows.map(({ hash, number }) => [hash, number]));
  for (const [hash, number] of acknowledged) expect(byHash.get(hash)).toBe(number);
  // Each has its lines, its job and its audit event, and what a credit note credits is credited.
  const events = (await knex('audit_log').whereIn('event', ['invoice.send', 'invoice.credit'])) as {
    facts: string;
  }[];
  const audited = events.map(({ facts }) => JSON.parse(facts) as { number: number; creditNote?: number });
  expect(audited.map(({ number, creditNote }) => creditNote ?? number).sort()).toEqual(numbers);
  const keys = (await knex('jobs').where({ kind: 'invoice' })) as { idempotency_key: string }[];
  expect(keys.map(({ idempotency_key: key }) => key).sort()).toEqual(
    rows.map(({ hash }) => `invoice-${hash}`).sort(),
  );
  const ids = rows.map(({ id }) => id);
  expect(await knex('invoice_lines').whereIn('invoice_id', ids)).toHaveLength(lines * ids.length);
  const credited = rows.filter(({ state }) => state === 'credited').map(({ id }) => id);
  expect(rows.flatMap(({ credits_id: id }) => id ?? []).sort()).toEqual(credited.sort());
  return numbers.at(-1) ?? 0;
}

it.each(Array.from({ length: isFull ? 3 : 1 }, (_, kill) => kill + 1))(
  'invoices have numbers without a gap, and a PDF, when the server is killed during twenty sends, kill %i',
  async () => {
    const unanswered = await killWhileSending();
    server = await start();
    const last = await expectConsecutive();
    const sent = new Set((await issued()).map(({ hash }) => hash));
    const responses = await Promise.all(unanswered.map(send));
    const statuses = responses.map(({ status }) => status);
    expect(statuses).toEqual(unanswered.map((hash) => (sent.has(hash) ? 409 : 200)));
    const next = responses.flatMap(({ status, record }) => (status === 200 ? [record.number] : []));
    expect(next.length).toBeGreaterThan(0);
    expect(next.sort()).toEqual(next.map((_, index) => last + 1 + index));
    await expectConsecutive();
    const pdfs = installation.knex('invoice_pdfs').whereRaw(`length(pdf) > 1000`);
    const withPdf = async () => (await pdfs.clone()).length;
    await expect.poll(withPdf, { timeout: 60_000, interval: 100 }).toBe((await issued()).length);
  },
);
