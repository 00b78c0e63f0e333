import { newPublicHash } from '@nimio/domain/access/hash';
import type { DistributionRecord } from '@nimio/domain/import/import-record';
import { joinPrefixes } from '../api/accounting-settings/store.js';
import { failPayment } from '../api/bank-file/store.js';
import { approve, pay } from '../api/distribution/approval.js';
import { findPaymentOf } from '../api/distribution/calculated-payments.js';
import { runCalculation } from '../api/distribution/calculation/run-calculation.js';
import { requireDistribution } from '../api/distribution/read-distribution.js';
import { insertDistribution, insertEvent, storeCounted } from '../api/distribution/store.js';
import { readFactors } from '../api/library-class/store.js';
import { payerOfSociety } from '../payment-file/payer.js';
import type { System } from '../system.js';

/** The row id for a source's key. */
type IdOf = (table: 'accounts' | 'profiles', key: string) => number;

/**
 * Creates a draft.
 *
 * @returns its id and public id
 */
async function begin(
  app: System,
  record: DistributionRecord,
  accountId: number,
): Promise<{ distributionId: number; hash: string }> {
  const hash = newPublicHash();
  return app.db.transaction(async (tx) => {
    const id = await insertDistribution(tx, {
      hash,
      kind: 'main',
      name: record.name,
      pay_date: record.payDate,
      announced: record.announced ? 1 : 0,
      source: 'LK',
      record_day: record.payDate,
      pot_cents: record.potInCents,
      minimum_cents: record.minimumInCents,
      unregistered_prefixes: joinPrefixes(record.unregisteredPrefixes),
      created_at: record.createdAt,
    });
    const { years, groups, deductions } = record;
    await storeCounted(tx, id, { years, groups, factors: await readFactors(tx), deductions });
    await insertEvent(tx, id, { kind: 'created', accountId, at: record.createdAt });
    return { distributionId: id, hash };
  });
}

/** Creates a distribution through the same steps as staff, up to its state. */
export async function importDistribution(app: System, record: DistributionRecord, idOf: IdOf): Promise<void> {
  const accountId = idOf('accounts', record.by);
  const { distributionId, hash } = await begin(app, record, accountId);
  if (record.state === 'draft') return;
  const { source } = app.db;
  const task = {
    kind: 'calculate',
    source,
    distributionId,
    requestedBy: null,
    product: app.product,
    now: record.createdAt,
  } as const;
  const outcome = await runCalculation(task);
  if (outcome !== 'done') throw new Error(`${record.key} was ${outcome}`);
  if (record.state === 'calculated') return;
  const payer = app.payer && (await payerOfSociety());
  await app.db.transaction(async (tx) => {
    const row = await requireDistribution(tx, hash);
    await approve(tx, row, payer, { accountId, at: record.createdAt });
    if (record.state !== 'paid') return;
    await pay(tx, row, { accountId, at: `${record.payDate}T06:00:00.000Z` });
    for (const { profile, reason } of record.returned) {
      const payment = await findPaymentOf(tx, row.calculation_id ?? 0, idOf('profiles', profile));
      if (payment !== undefined) await failPayment(tx, payment, reason, record.payDate);
    }
  });
}
