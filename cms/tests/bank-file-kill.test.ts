import { setTimeout } from 'node:timers/promises';
import { importBankFile, previewBankFile } from '@nimio/domain/bank-file/bank-file.endpoints';
import type { BankFilePreview, BankFileReport } from '@nimio/domain/bank-file/bank-file.types';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { amounts, type Batch, batchSize, newBatch, stateOf } from './harness/bank-batch.js';
import { euros, rejectionOf, repeatedSample } from './harness/bank-files.js';
import { isFull } from './harness/environment.js';
import { formWith } from './harness/form-with.js';
import { awaitWriting, blockJob } from './harness/kills.js';
import {
  type Installation,
  newInstallation,
  type OwnResponse,
  type OwnServer,
  staffAt,
  startOwnServer,
  Visitor,
} from './harness/own-server.js';

let installation: Installation;
let server: OwnServer;
const staff = new Visitor(() => server.url);

beforeAll(async () => {
  installation = await newInstallation('bank');
  server = await startOwnServer(installation);
  await staffAt(installation, staff);
}, 60_000);

afterAll(async () => {
  await server.stop();
  await installation.close();
});

function send<T>(target: string, file: string): Promise<OwnResponse<T>> {
  const { text, type } = formWith(Buffer.from(file), previewBankFile.upload);
  return staff.send<T>('POST', target, text, { 'content-type': type });
}

type State = Awaited<ReturnType<typeof stateOf>>;

/** A kind of bank file. */
interface Kind {
  state: 'approved' | 'paid';
  fileOf: (batch: Batch) => string;
  /** What it changes of the state. */
  effect: (batch: Batch) => Partial<State>;
  report: Partial<BankFileReport>;
  /** The same file again. */
  repeated: Partial<BankFileReport>;
}

const { net, total } = amounts;
const returned = ['returned', { payments: batchSize, cents: net * batchSize }];

const kinds: Kind[] = [
  // The rejection of a payment file that is marked as paid.
  {
    state: 'paid',
    fileOf: ({ message }) => rejectionOf(message),
    effect: ({ paymentIds }) => ({
      payments: [['failed', 'FF01', batchSize]],
      repeated: batchSize,
      events: [returned],
      audited: { 'payment.return': batchSize },
      notices: paymentIds,
    }),
    report: { failed: batchSize, known: 0 },
    repeated: { failed: 0, known: batchSize },
  },
  // The rejection of the file of an approved distribution, whose payees have died since.
  {
    state: 'approved',
    fileOf: ({ message }) => rejectionOf(message),
    effect: () => ({
      distribution: { state: 'approved', exported_message: null, message_number: 2 },
      calculation: { transfers: 0, without_account: batchSize },
      withAccount: 0,
      events: [
        ['rejected', { reason: 'FF01' }],
        ['held', { payments: batchSize }],
      ],
      audited: { 'distribution.reject': 1 },
    }),
    report: { failed: 0, rejection: expect.objectContaining({ effect: 'clears' }) as never },
    repeated: { failed: 0, rejection: expect.objectContaining({ effect: 'known' }) as never },
  },
  // Returned payments among paid invoices.
  {
    state: 'paid',
    fileOf: ({ payments, references }) =>
      repeatedSample(
        'camt054-08-returned-payment-and-paid-invoice.xml',
        payments.map((payment1, index) => ({
          ...{ payment1, amount1: euros(net), amount2: euros(total), reference: references[index] ?? '' },
        })),
      ),
    effect: ({ paymentIds }) => ({
      payments: [['failed', 'AC04', batchSize]],
      invoices: [['paid', '2026-11-20', batchSize]],
      events: [returned],
      audited: { 'payment.return': batchSize, 'invoice.pay': batchSize },
      notices: paymentIds,
    }),
    report: { failed: batchSize, paidInvoices: batchSize, known: 0 },
    repeated: { failed: 0, paidInvoices: 0, known: 2 * batchSize },
  },
];

interface Import {
  kind: Kind;
  batch: Batch;
  file: string;
  seen: string;
  before: State;
  complete: State;
}

async function preview(kind: Kind): Promise<Import> {
  const batch = await newBatch(installation, kind.state);
  const file = kind.fileOf(batch);
  const { status, record } = await send<BankFilePreview>(previewBankFile.path, file);
  expect(status).toBe(200);
  const before = await stateOf(installation, batch);
  return { kind, batch, file, seen: record.seen, before, complete: { ...before, ...kind.effect(batch) } };
}

/** One of each kind. */
async function previewAll(): Promise<Import[]> {
  const imports: Import[] = [];
  for (const kind of kinds) imports.push(await preview(kind));
  return imports;
}

const importOne = ({ file, seen }: Import) =>
  send<BankFileReport>(`${importBankFile.path}?seen=${seen}`, file);

async function expectComplete(imports: readonly Import[]): Promise<void> {
  for (const { batch, complete } of imports) expect(await stateOf(installation, batch)).toEqual(complete);
}

/** @returns the time in milliseconds from the first write to the last answer */
async function timeOf(imports: readonly Import[]): Promise<number> {
  const answers = Promise.all(imports.map(importOne));
  await awaitWriting(installation);
  const start = performance.now();
  for (const [index, { record }] of (await answers).entries())
    expect(record).toMatchObject(imports[index]?.kind.report ?? {});
  return performance.now() - start;
}

/**
 * Imports all at the same time, kills the server and restarts it.
 *
 * @param moment the time from the first write to the kill; undefined when payments have failed and their notices have not
 *   been enqueued
 * @returns the imports that it has acknowledged
 */
async function killDuring(imports: readonly Import[], moment?: number): Promise<Set<Import>> {
  const block = moment === undefined ? await blockJob(installation, 'payment-notices') : undefined;
  const acknowledged = new Set<Import>();
  const answers = imports.map(async (each) => {
    const answer = await importOne(each).catch(() => undefined);
    if (answer?.status === 200) acknowledged.add(each);
  });
  await awaitWriting(installation);
  await block?.awaitReached();
  await setTimeout(moment);
  await server.stop('SIGKILL');
  await Promise.all(answers);
  await block?.remove();
  // PostgreSQL ends the transactions of the killed server.
  await awaitWriting(installation, false);
  server = await startOwnServer(installation);
  return acknowledged;
}

/** Imports that have taken effect, and how long those before the first kill took together, in milliseconds. */
const earlier: Import[] = [];
let duration = 0;

/**
 * Interrupts imports and repeats them.
 *
 * @returns how many had no effect before they were repeated
 */
async function interrupt(moment?: number): Promise<number> {
  const imports = await previewAll();
  const acknowledged = await killDuring(imports, moment);
  await expectComplete(earlier);
  let undone = 0;
  for (const each of imports) {
    const { kind, batch, before, complete } = each;
    const state = await stateOf(installation, batch);
    const isStored = acknowledged.has(each) || state.events.length > 0;
    expect(state).toEqual(isStored ? complete : before);
    undone += isStored ? 0 : 1;
    for (const report of [isStored ? kind.repeated : kind.report, kind.repeated]) {
      expect((await importOne(each)).record).toMatchObject(report);
      await expectComplete([each]);
    }
  }
  earlier.push(...imports);
  return undone;
}

it('an import has its complete effect or none when the server is killed, and is then repeated once', async () => {
  earlier.push(...(await previewAll()));
  duration = await timeOf(earlier);
  expect(await interrupt()).toBeGreaterThan(0);
});

it.each(Array.from({ length: isFull ? 5 : 1 }, (_, kill) => kill + 1))(
  'an import interrupted at any moment has its complete effect or none, kill %i',
  async () => {
    await interrupt(Math.random() * duration);
  },
);
