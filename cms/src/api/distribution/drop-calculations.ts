import type { Transaction } from '../../data/database.js';
import { query } from '../../data/sql.js';
import { holdPayment } from './calculated-payments.js';
import { invalidateResult } from './settings.js';
import { type DistributionRow, insertEvent, lockDistribution } from './store.js';

const unpaidWith = query<{ hash: string }>(
  `select d.hash from distributions d
    where d.state in ('calculated', 'approved')
      and (exists (select 1 from payments p where p.calculation_id = d.calculation_id and p.profile_id = ?)
        or exists (select 1 from accountings a where a.calculation_id = d.calculation_id and a.profile_id = ?)
        or exists (select 1 from accounting_lines l where l.calculation_id = d.calculation_id and l.profile_id = ?))
    order by d.id`,
);

/** The account and the time of a change. */
interface By {
  accountId: number;
  at: string;
}

async function forEachUnpaid(
  tx: Transaction,
  profileId: number,
  work: (row: DistributionRow) => Promise<void>,
): Promise<void> {
  for (const { hash } of await tx.all(unpaidWith, [profileId, profileId, profileId])) {
    const row = await lockDistribution(tx, hash);
    if (row) await work(row);
  }
}

async function drop(tx: Transaction, row: DistributionRow, by: By): Promise<void> {
  await invalidateResult(tx, row);
  await insertEvent(tx, row.id, { kind: 'dropped', ...by });
}

/** Distributions with a customer who is being closed have to be calculated again, unless they are approved. */
export const dropCalculationsOf = (tx: Transaction, profileId: number, by: By): Promise<void> =>
  forEachUnpaid(tx, profileId, async (row) => {
    if (row.state === 'calculated') await drop(tx, row, by);
  });

const calculatedBetween = query<{ hash: string }>(
  `select hash from distributions where state = 'calculated' and pay_date >= ? and pay_date < ? order by id`,
);

/** Distributions paid in these years have to be calculated again, unless they are approved; `until` is exclusive. */
export async function dropCalculationsBetween(
  tx: Transaction,
  { from, until }: { from: number; until: number },
  by: By,
): Promise<void> {
  for (const { hash } of await tx.all(calculatedBetween, [`${from}-01-01`, `${until}-01-01`])) {
    const row = await lockDistribution(tx, hash);
    if (row?.state === 'calculated') await drop(tx, row, by);
  }
}

/**
 * Distributions with a customer who has died have to be calculated again. In an approved one the payment loses its account,
 * so that it is not in the file for the bank. Once that file has been downloaded, the bank returns the payment, and another
 * file would leave it out (`renewFile`).
 */
export const holdPaymentsOf = (tx: Transaction, profileId: number, by: By): Promise<void> =>
  forEachUnpaid(tx, profileId, async (row) => {
    if (row.state === 'calculated') await drop(tx, row, by);
    if (row.state !== 'approved' || row.exported_message !== null) return;
    const isHeld = await holdPayment(tx, row.calculation_id ?? 0, profileId);
    if (isHeld) await insertEvent(tx, row.id, { kind: 'held', ...by, facts: { payments: 1 } });
  });
