import { newPublicHash } from '@nimio/domain/access/hash';
import type { DistributionState, PaymentState } from '@nimio/domain/distribution/distribution-states';
import type { Author } from './people.js';
import { newestRow } from './rows.js';
import { server } from './server.js';

interface Options {
  name?: string;
  payDate?: string;
  announced?: 0 | 1;
  state?: DistributionState;
  /** Of the single payment. */
  payment?: PaymentState;
  failure?: string;
  /** Below the minimum, so there is no payment. */
  isCarriedOver?: boolean;
  /** The amount of each work; by default one of 120.50 euros and one of 1 euro. */
  cents?: number[];
  /** The work of all amounts; by default new ones. */
  isbn?: string;
  /** Carried over from earlier distributions. */
  carriedIn?: Distributed[];
}

/** One author's result of one distribution. */
export interface Distributed {
  distributionId: number;
  calculationId: number;
  accountingId: number;
  paymentId: number | null;
  /** Public ids; without a payment the accounting's own. */
  accounting: string;
  payment: string;
  row: string;
  cents: number;
}

let works = 0;

async function insert(table: string, row: Record<string, unknown>): Promise<number> {
  const { knex } = (await server()).system.db;
  const [{ id }] = (await knex(table).insert(row).returning('id')) as [{ id: number }];
  return id;
}

async function workOf(isbn: string | undefined): Promise<{ work_id: number; isbn: string }> {
  if (isbn === undefined) return newWork();
  return { work_id: (await newestRow<{ id: number }>('works', { isbn })).id, isbn };
}

async function newWork(): Promise<{ work_id: number; isbn: string }> {
  works += 1;
  const isbn = `9799${String(process.pid % 1000).padStart(3, '0')}${String(works).padStart(6, '0')}`;
  const row = { hash: newPublicHash(), isbn, name: 'Saaren talvi', type: 'book', creator_context: 'EXT' };
  return { work_id: await insert('works', { ...row, created_at: '2026' }), isbn };
}

async function newCalculation({
  name = 'Syksyn tilitys',
  payDate = '2026-10-15',
  announced = 0,
  state = 'paid',
}: Options) {
  const { knex } = (await server()).system.db;
  const distributionId = await insert('distributions', {
    ...{ hash: newPublicHash(), name, pay_date: payDate, announced, state: 'draft', created_at: '2026' },
    ...{ pot_cents: 1_500_000_000, minimum_cents: 1000, source: 'LK', record_day: payDate },
  });
  await knex('distribution_periods').insert(
    ['gen', 'e-gen'].map((lib_group) => ({ distribution_id: distributionId, year: 2024, lib_group })),
  );
  const calculationId = await insert('calculations', {
    ...{ hash: newPublicHash(), distribution_id: distributionId, state: 'ready', started_at: '2026' },
    points: 23_456_789_123,
  });
  const approved = { state, calculation_id: calculationId };
  const claimable = state === 'paid' ? { claimable_until: `${Number(payDate.slice(0, 4)) + 3}-12-31` } : {};
  if (state !== 'draft')
    await knex('distributions')
      .where({ id: distributionId })
      .update({ ...approved, ...claimable });
  return { distributionId, calculationId };
}

/** A replaced calculation. */
export async function replacedCalculationOf({ distributionId }: Distributed): Promise<number> {
  const ready = { hash: newPublicHash(), distribution_id: distributionId, started_at: '2026' };
  return insert('calculations', { ...ready, state: 'replaced' });
}

/** Inserts an accounting of a new distribution for the author directly into the tables, with its payment. */
export async function distributed(
  { profileHash }: Pick<Author, 'profileHash'>,
  options: Options = {},
): Promise<Distributed> {
  const { knex } = (await server()).system.db;
  const { id: profileId } = await newestRow<{ id: number }>('profiles', { hash: profileHash });
  const ids = await newCalculation(options);
  const { cents = [12_050, 100], carriedIn = [], payment: state = 'paid', failure } = options;
  const own = cents.reduce((sum, each) => sum + each, 0);
  const gross = carriedIn.reduce((sum, { cents: each }) => sum + each, own);
  const [accounting, hash] = [newPublicHash(), newPublicHash()];
  const owned = { calculation_id: ids.calculationId, profile_id: profileId };
  const paymentId = options.isCarriedOver
    ? null
    : await insert('payments', {
        ...{ ...owned, hash, gross_cents: gross, tax_rate: 245, state },
        ...{ withheld_cents: Math.floor((gross * 245) / 1000), iban: 'FI2112345600000785' },
        ...(state === 'failed' && { failure: failure ?? 'AC04' }),
      });
  const row = { ...owned, hash: accounting, gross_cents: own, payment_id: paymentId };
  const accountingId = await insert('accountings', row);
  for (const each of cents) {
    await knex('accounting_lines').insert({
      ...{ ...(await workOf(options.isbn)), calculation_id: ids.calculationId, accounting_id: accountingId },
      ...{ name: 'Saaren talvi', role: 'author', loans: 1204, factor: 700, numerator: 1, denominator: 2 },
      cents: each,
    });
  }
  const carried = carriedIn.map((each) => each.accountingId);
  if (carried.length > 0) await knex('accountings').whereIn('id', carried).update({ payment_id: paymentId });
  const payment = paymentId === null ? accounting : hash;
  return {
    ...ids,
    accountingId,
    paymentId,
    accounting,
    payment,
    row: `${payment}_${accounting}`,
    cents: own,
  };
}

/** The statement of a payment as if it had been made. */
export async function withStatement(paid: Distributed): Promise<Distributed> {
  const { knex } = (await server()).system.db;
  const pdf = Buffer.from('%PDF-1.7 a statement');
  const row = { payment_id: paid.paymentId, pdf, size: pdf.length };
  await knex('payment_statements').insert(row);
  await knex('payments').where({ id: paid.paymentId }).update({ summary_state: 'ready' });
  return paid;
}

/** The author is a beneficiary whom other registers know by this code. */
export async function asBeneficiary({ profileHash }: Author): Promise<string> {
  const { knex } = (await server()).system.db;
  const { id } = await newestRow<{ id: number }>('profiles', { hash: profileHash });
  const extPartyCode = `ext-${id}`;
  await knex('profiles').where({ id }).update({ ext_party_code: extPartyCode });
  const role = { profile_id: id, role: 'beneficiary' };
  await knex('profile_roles').insert(role).onConflict(['profile_id', 'role']).ignore();
  return extPartyCode;
}
