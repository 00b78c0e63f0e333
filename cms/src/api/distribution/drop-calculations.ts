import type { Transaction } from '../../data/database.js';
import { query } from '../../data/sql.js';
import { invalidateResult } from './settings.js';
import { insertEvent, lockDistribution } from './store.js';

const calculatedWith = query<{ hash: string }>(
  `select d.hash from distributions d
    where d.state = 'calculated'
      and (exists (select 1 from payments p where p.calculation_id = d.calculation_id and p.profile_id = ?)
        or exists (select 1 from accountings a where a.calculation_id = d.calculation_id and a.profile_id = ?)
        or exists (select 1 from accounting_lines l where l.calculation_id = d.calculation_id and l.profile_id = ?))
    order by d.id`,
);

/** Distributions that are not approved yet have to be calculated again after a customer in them was closed or has died. */
export async function dropCalculationsOf(
  tx: Transaction,
  profileId: number,
  by: { accountId: number; at: string },
): Promise<void> {
  for (const { hash } of await tx.all(calculatedWith, [profileId, profileId, profileId])) {
    const row = await lockDistribution(tx, hash);
    if (row?.state !== 'calculated') continue;
    await invalidateResult(tx, row);
    await insertEvent(tx, row.id, { kind: 'dropped', ...by });
  }
}
