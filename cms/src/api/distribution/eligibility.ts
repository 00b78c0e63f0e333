import { authorContractType } from '@nimio/domain/contract/contract';
import type { IneligibleReason } from '@nimio/domain/distribution/eligibility';
import { query, type Reader } from '../../data/sql.js';

/** The codes of a contract's compensations in upper case, each between commas. */
const coverage = `',' || replace(upper(k.comp_types), ' ', '') || ','`;

/**
 * SQL for the reason why profiles are not paid at the end of the record day of a distribution, `null` for those that are:
 * rows of `profile_id` and `reason`. The contract is that of `currentContract`. Its parameters are the product and the
 * distribution's id.
 *
 * @param profiles SQL for the ids of the profiles
 */
export const eligibilityOf = (profiles: string): string => `
  select e.profile_id,
         case when e.closed_on <= e.record_day then 'closed'
              when e.died_on <= e.record_day then 'deceased'
              when e.covered is null then 'noContract'
              when e.covered not like '%,*,%' and e.covered not like '%,' || e.source || ',%' then 'notCovered'
         end as reason
    from (select o.id as profile_id, o.closed_on, o.died_on, d.record_day, d.source,
                 (select ${coverage} from contracts k
                   where k.profile_id = o.id and k.type = '${authorContractType}' and k.description = ?
                     and k.valid_from <= d.record_day and (k.valid_to is null or k.valid_to >= d.record_day)
                   order by k.valid_from desc, k.id desc limit 1) as covered
            from distributions d cross join profiles o
           where d.id = ? and o.id in (${profiles})) e`;

interface IneligibleRow {
  profile_id: number;
  reason: IneligibleReason;
}

const ineligibleHolders = query<IneligibleRow>(
  `select i.profile_id, i.reason from (${eligibilityOf('select s.profile_id from shares s')}) i
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
   where l.calculation_id = ? and l.accounting_id is null and l.profile_id is not null`;
const changed = query<{ profile_id: number }>(
  `select s.profile_id from (${stored}) s
     join (${eligibilityOf(
       `select a.profile_id from accountings a where a.calculation_id = ?
         union select l.profile_id from accounting_lines l
          where l.calculation_id = ? and l.accounting_id is null`,
     )}) now on now.profile_id = s.profile_id
    where coalesce(now.reason, '') <> s.reason limit 1`,
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
  const other = await reader.first(changed, [id, id, product, distributionId, id, id]);
  return (other ?? (await reader.first(deadPayee, [id]))) !== undefined;
}
