import { newPublicHash } from '@nimio/domain/access/hash';
import { referenceOf } from '@nimio/domain/invoice/reference-number';
import type { Knex } from 'knex';
import type { Installation } from './own-server.js';

/** So many that an import takes long enough to be interrupted at different moments. */
export const batchSize = 100;
export const amounts = { gross: 10_000, net: 7550, total: 836 };

const day = '2026-10-15';
const at = '2026-10-01T00:00:00.000Z';

/** A distribution with a downloaded payment file, and as many sent invoices as it has payments. */
export interface Batch {
  distributionId: number;
  calculationId: number;
  /** The id of the payment file. */
  message: string;
  paymentIds: number[];
  payments: string[];
  references: string[];
  /** The public ids that its audit events name. */
  hashes: Set<string>;
}

const times = <T>(of: (index: number) => T): T[] =>
  Array.from({ length: batchSize }, (_, index) => of(index));

async function insertAll({ knex }: Installation, table: string, rows: object[]): Promise<number[]> {
  const inserted = await knex(table).insert(rows).returning<{ id: number }[]>('id');
  return inserted.map(({ id }) => id);
}

async function insertDistribution(installation: Installation, state: 'approved' | 'paid') {
  const hash = newPublicHash();
  const message = `${hash}-${day.replaceAll('-', '')}-1`;
  const [distributionId = 0] = await insertAll(installation, 'distributions', [
    {
      ...{ hash, name: 'Syksyn tilitys', state: 'draft', source: 'LK', pay_date: day, record_day: day },
      ...{ announced: 0, minimum_cents: 0, pot_cents: amounts.gross * batchSize, created_at: at },
      exported_message: message,
    },
  ]);
  const [calculationId = 0] = await insertAll(installation, 'calculations', [
    {
      ...{ hash: newPublicHash(), distribution_id: distributionId, state: 'ready', started_at: at },
      ...{ transfers: batchSize, transfers_cents: amounts.net * batchSize },
    },
  ]);
  const calculated = { state, calculation_id: calculationId };
  await installation.knex('distributions').where({ id: distributionId }).update(calculated);
  return { hash, distributionId, calculationId, message };
}

async function insertPayments(
  installation: Installation,
  calculationId: number,
  { hashes, isPaid }: { hashes: string[]; isPaid: boolean },
): Promise<number[]> {
  const profile = { kind: 'organisation', organisation_name: 'Kaarna', language: 'fi', created_at: at };
  const death = isPaid ? {} : { died_on: day, ended_by_death: '{}' };
  const profileIds = await insertAll(
    installation,
    'profiles',
    times(() => ({ ...profile, ...death, hash: newPublicHash() })),
  );
  const { gross, net } = amounts;
  const sums = { gross_cents: gross, withheld_cents: gross - net, tax_rate: 245 };
  const state = isPaid ? 'paid' : 'planned';
  const rows = times((index) => ({
    ...{ ...sums, state, iban: 'FI2112345600000785', calculation_id: calculationId },
    ...{ hash: hashes[index], profile_id: profileIds[index] },
  }));
  return insertAll(installation, 'payments', rows);
}

let numbers = 1000;

async function insertInvoices(installation: Installation) {
  const payer = { payer_name: 'Ministeriö', business_id: '', address: 'PL 29', language: 'fi', source: 'LK' };
  const sent = { state: 'sent', sender: '{}', issued: day, due: day, created_at: at };
  const rows = times(() => {
    numbers += 1;
    return {
      ...{ ...payer, ...sent, hash: newPublicHash(), number: numbers, reference: referenceOf(numbers) },
      ...{ net_cents: amounts.total, vat_cents: 0 },
    };
  });
  await insertAll(installation, 'invoices', rows);
  return rows;
}

/** @param state of the distribution; the payees of an approved one have died, so that its next file leaves them out */
export async function newBatch(installation: Installation, state: 'approved' | 'paid'): Promise<Batch> {
  const { hash, ...distribution } = await insertDistribution(installation, state);
  const payments = times(() => newPublicHash());
  const options = { hashes: payments, isPaid: state === 'paid' };
  const paymentIds = await insertPayments(installation, distribution.calculationId, options);
  const invoices = await insertInvoices(installation);
  const hashes = new Set([hash, ...payments, ...invoices.map((invoice) => invoice.hash)]);
  const references = invoices.map(({ reference }) => reference);
  return { ...distribution, payments, paymentIds, references, hashes };
}

/** How many audit events of each kind an import has written about a batch. */
async function countEvents({ knex }: Installation, { hashes }: Batch): Promise<Record<string, number>> {
  const kinds = ['payment.return', 'invoice.pay', 'distribution.reject'];
  const rows = (await knex('audit_log').whereIn('event', kinds)) as { event: string; facts: string }[];
  const counts: Record<string, number> = {};
  for (const { event, facts } of rows) {
    const { payment, invoice, distribution } = JSON.parse(facts) as Record<string, string | undefined>;
    if (!hashes.has(payment ?? invoice ?? distribution ?? '')) continue;
    counts[event] = (counts[event] ?? 0) + 1;
  }
  return counts;
}

/** How many rows there are of each combination of the columns. */
async function countedBy(rows: Knex.QueryBuilder, columns: string[]): Promise<unknown[][]> {
  const counted = rows.select(columns).count({ rows: '*' }).groupBy(columns).orderBy(columns);
  const groups = (await counted) as Record<string, unknown>[];
  return groups.map((group) => [...columns.map((column) => group[column]), Number(group['rows'])]);
}

/** All that an import of a bank file may change of a batch. */
export async function stateOf(installation: Installation, batch: Batch) {
  const { knex } = installation;
  const { distributionId, calculationId, paymentIds, references } = batch;
  const [distribution] = await knex('distributions')
    .where({ id: distributionId })
    .select<object[]>('state', 'exported_message', 'message_number');
  const [calculation] = await knex('calculations')
    .where({ id: calculationId })
    .select<object[]>('transfers', 'without_account');
  const events = (await knex('distribution_events')
    .where({ distribution_id: distributionId })
    .orderBy('id')) as { kind: string; facts: string }[];
  const jobs = (await knex('jobs').where({ kind: 'payment-notices' })) as { payload: string }[];
  const notified = jobs.flatMap(
    ({ payload }) => (JSON.parse(payload) as { paymentIds: number[] }).paymentIds,
  );
  const payments = knex('payments').where({ calculation_id: calculationId });
  return {
    distribution,
    calculation,
    payments: await countedBy(payments.clone(), ['state', 'failure']),
    withAccount: (await payments.clone().whereNotNull('iban')).length,
    repeated: (await payments.clone().whereNotNull('repeated_at')).length,
    invoices: await countedBy(knex('invoices').whereIn('reference', references), ['state', 'paid_on']),
    events: events.map(({ kind, facts }) => [kind, JSON.parse(facts) as unknown]),
    audited: await countEvents(installation, batch),
    /** The payments of the queued notices. */
    notices: notified.filter((id) => paymentIds.includes(id)).sort((one, other) => one - other),
  };
}
