import { authorContractType } from '@nimio/domain/contract/contract';
import type { IneligibleReason } from '@nimio/domain/distribution/eligibility';
import { query, type Reader } from '../../data/sql.js';

/** The codes of a contract's compensations in upper case, each between commas. */
const coverage = `(',' || replace(upper(k.comp_types), ' ', '') || ',')`;

/**
 * SQL for the reason why profiles are not paid at the end of the record day of a distribution, `null` for those that are:
 * rows of `profile_id` and `reason`. The contract is that of `currentContract`. Its parameters are the product and the
 * distribution's id.
 *
 * @param condition SQL for which profiles `o` are meant
 */
export const eligibilityOf = (condition: string): string => `
  select o.id as profile_id,
         case when o.closed_on <= d.record_day then 'closed'
              when o.died_on <= d.record_day then 'deceased'
              when k.id is null then 'noContract'
              when ${coverage} not like '%,*,%' and ${coverage} not like '%,' || d.source || ',%' then 'notCovered'
         end as reason
    from distributions d
    cross join profiles o
    left join contracts k on k.id = (select c.id from contracts c
      where c.profile_id = o.id and c.type = '${authorContractType}' and c.description = ?
        and c.valid_from <= d.record_day and (c.valid_to is null or c.valid_to >= d.record_day)
      order by c.valid_from desc, c.id desc limit 1)
   where d.id = ? and ${condition}`;

/** SQL for the profiles `o` that hold a share. */
export const holdsShare = 'exists (select 1 from shares s where s.profile_id = o.id)';

interface IneligibleRow {
  profile_id: number;
  reason: IneligibleReason;
}

const ineligibleHolders = query<IneligibleRow>(
  `select i.profile_id, i.reason from (${eligibilityOf(holdsShare)}) i
    where i.reason is not null`,
);

/** The reason of each holder of a share who is not paid by a distribution, by the id of the profile. */
export async function readIneligible(
  reader: Reader,
  { product, distributionId }: { product: string; distributionId: number },
): Promise<Map<number, IneligibleReason>> {
  const rows = await reader.all(ineligibleHolders, [product, distributionId]);
  return new Map(rows.map(({ profile_id, reason }) => [profile_id, reason]));
}

const stored = `select a.profile_id, '' as reason from accountings a where a.calculation_id = ?
  union select l.profile_id, l.reason from accounting_lines l
   where l.calculation_id = ? and l.accounting_id is null`;
const changed = query<{ profile_id: number }>(
  `select before.profile_id from (${stored}) before
     join (${eligibilityOf(holdsShare)}) now on now.profile_id = before.profile_id
    where coalesce(now.reason, '') <> before.reason limit 1`,
);
const deadPayee = query<{ profile_id: number }>(
  `select p.profile_id from payments p join profiles o on o.id = p.profile_id
    where p.calculation_id = ? and o.died_on is not null limit 1`,
);

/** Whether the calculation would have other payees by now: holders became eligible or ceased to be, or a payee has died. */
export async function isEligibilityChanged(
  reader: Reader,
  {
    product,
    distributionId,
    calculationId: id,
  }: { product: string; distributionId: number; calculationId: number },
): Promise<boolean> {
  const other = await reader.first(changed, [id, id, product, distributionId]);
  return (other ?? (await reader.first(deadPayee, [id]))) !== undefined;
}
