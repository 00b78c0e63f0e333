import { newPublicHash } from '@nimio/domain/access/hash';
import type { DistributionRecord } from '@nimio/domain/import/import-record';
import { runCalculation } from '../api/distribution/calculation/run-calculation.js';
import {
  findPaymentOf,
  payPayments,
  settlePayments,
  takeCarried,
} from '../api/distribution/payment-store.js';
import {
  type DistributionRow,
  findDistribution,
  insertDistribution,
  insertEvent,
  storeCounted,
  updateDistribution,
} from '../api/distribution/store.js';
import { readFactors } from '../api/library-class/store.js';
import { failPayment } from '../api/returned-payment/store.js';
import type { Transaction } from '../data/database.js';
import type { System } from '../system.js';

/** The row number that a sender's key became. */
type IdOf = (table: 'accounts' | 'profiles', key: string) => number;

async function begin(app: System, record: DistributionRecord, accountId: number): Promise<DistributionRow> {
  const hash = newPublicHash();
  return app.db.transaction(async (tx) => {
    const id = await insertDistribution(tx, {
      hash,
      name: record.name,
      pay_date: record.payDate,
      announced: record.announced ? 1 : 0,
      pot_cents: record.potInCents,
      minimum_cents: record.minimumInCents,
      created_at: record.createdAt,
    });
    const { years, groups } = record;
    await storeCounted(tx, id, { years, groups, factors: await readFactors(tx) });
    await insertEvent(tx, id, { kind: 'created', accountId, at: record.createdAt });
    const row = await findDistribution(tx, hash);
    if (!row) throw new Error(`${record.key} was not stored`);
    return row;
  });
}

interface Step {
  tx: Transaction;
  distributionId: number;
  calculationId: number;
  payDate: string;
  accountId: number;
  at: string;
}

async function approve({
  tx,
  distributionId: id,
  calculationId,
  payDate,
  accountId,
  at,
}: Step): Promise<void> {
  await takeCarried(tx, calculationId);
  await settlePayments(tx, { calculationId, payDate });
  await updateDistribution(tx, id, { state: 'approved' });
  await insertEvent(tx, id, { kind: 'approved', accountId, at });
}

async function pay({ tx, distributionId: id, calculationId, accountId, at }: Step): Promise<void> {
  const facts = await payPayments(tx, calculationId, at);
  await updateDistribution(tx, id, { state: 'paid' });
  await insertEvent(tx, id, { kind: 'paid', accountId, at, facts });
}

/** Makes a distribution as staff would, up to the state that it is in. */
export async function importDistribution(app: System, record: DistributionRecord, idOf: IdOf): Promise<void> {
  const accountId = idOf('accounts', record.by);
  const { id: distributionId, hash } = await begin(app, record, accountId);
  if (record.state === 'draft') return;
  const { source } = app.db;
  const outcome = await runCalculation({ act: 'calculate', source, distributionId, now: record.createdAt });
  if (outcome !== 'done') throw new Error(`${record.key} was ${outcome}`);
  if (record.state === 'calculated') return;
  await app.db.transaction(async (tx) => {
    const calculationId = (await findDistribution(tx, hash))?.calculation_id ?? 0;
    const step = {
      tx,
      distributionId,
      calculationId,
      payDate: record.payDate,
      accountId,
      at: record.createdAt,
    };
    await approve(step);
    if (record.state !== 'paid') return;
    await pay({ ...step, at: `${record.payDate}T06:00:00.000Z` });
    for (const { profile, reason } of record.returned) {
      const payment = await findPaymentOf(tx, calculationId, idOf('profiles', profile));
      if (payment !== undefined) await failPayment(tx, payment, reason, step.at);
    }
  });
}
