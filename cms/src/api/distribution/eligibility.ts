import { authorContractType, type CompensationType } from '@nimio/domain/contract/contract';
import type { IneligibleReason } from '@nimio/domain/distribution/eligibility';
import { query, type Reader, type Value } from '../../data/sql.js';

/** The codes of a contract's compensations in upper case, each between commas. */
const coverage = `(',' || replace(upper(k.comp_types), ' ', '') || ',')`;

/** The distribution whose record day counts, and the compensation that is paid. */
export interface EligibilityOf {
  source: CompensationType;
  distributionId: number;
  /** The code of the product that contracts have to be about. */
  product: string;
}

/** The parameters of `eligibilityOf`. */
export const eligibilityValues = ({ source, distributionId, product }: EligibilityOf): Value[] => [
  source,
  distributionId,
  product,
];

const onRecordDay = 'select id, record_day, cast(? as varchar(4)) as source from distributions where id = ?';

/**
 * SQL for the reason why profiles are not paid at the end of the record day of distributions, `null` for those that are:
 * rows of `profile_id`, `distribution_id` and `reason`. The contract is that of `currentContract`; up to the death that of the
 * author counts for the estate.
 *
 * @param condition SQL for which profiles `o` are meant
 * @param distributions SQL for the distributions `d` with their `id`, `record_day` and `source`
 */
export const eligibilityOf = (condition: string, distributions = onRecordDay): string => `
  select o.id as profile_id, d.id as distribution_id,
         case when o.closed_on <= d.record_day then 'closed'
              when o.died_on <= d.record_day then 'deceased'
              when k.id is null then 'noContract'
              when ${coverage} not like '%,*,%' and ${coverage} not like '%,' || d.source || ',%' then 'notCovered'
         end as reason
    from (${distributions}) d
    cross join profiles o
    left join contracts k on k.id = (select c.id from contracts c
      where c.profile_id in (o.id, o.estate_of_id) and c.type = '${authorContractType}' and c.description = ?
        and c.valid_from <= d.record_day and (c.valid_to is null or c.valid_to >= d.record_day)
      order by c.valid_from desc, c.id desc limit 1)
   where ${condition}`;

/** SQL for the profiles `o` that hold a share. */
export const holdsShare = 'exists (select 1 from shares s where s.profile_id = o.id)';

/** SQL for a line `l` of a reserve whose holder still has the share. */
export const isStillHeld = `exists (select 1 from shares s join deals h on h.id = s.deal_id
  where s.profile_id = l.profile_id and h.work_id = l.work_id and h.role = l.role)`;

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
  of: EligibilityOf,
): Promise<Map<number, IneligibleReason>> {
  const rows = await reader.all(ineligibleHolders, eligibilityValues(of));
  return new Map(rows.map(({ profile_id, reason }) => [profile_id, reason]));
}

/** A distribution with its calculation. */
interface EvaluatedDistribution {
  id: number;
  /** Null for a late one. */
  source: CompensationType | null;
  calculation_id: number | null;
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

const sources = query<{ source: CompensationType }>(
  `select distinct source from distributions where kind = 'main' order by source`,
);

/** The compensations that distributions have paid. */
export const readSources = async (reader: Reader): Promise<CompensationType[]> =>
  (await reader.all(sources)).map(({ source }) => source);

const latePayees = `select distinct a.profile_id
    from accounting_lines l join accountings a on a.id = l.accounting_id
    join accounting_lines r on r.id = l.reserve_line_id
    join calculations c on c.id = r.calculation_id
    join distributions m on m.id = c.distribution_id
   where l.calculation_id = ? and m.source = ?`;
const noLongerEligible = query<{ profile_id: number }>(
  `select payee.profile_id from (${latePayees}) payee
     join (${eligibilityOf(holdsShare)}) now on now.profile_id = payee.profile_id
    where now.reason is not null limit 1`,
);

/** Holders who became eligible since wait for the next late distribution. */
async function isLatePayeeIneligible(
  reader: Reader,
  calculationId: number,
  of: Omit<EligibilityOf, 'source'>,
): Promise<boolean> {
  for (const source of await readSources(reader)) {
    const values = [calculationId, source, ...eligibilityValues({ ...of, source })];
    if (await reader.first(noLongerEligible, values)) return true;
  }
  return false;
}

/** Whether the calculation would have other payees by now: holders became eligible or ceased to be, or a payee has died. */
export async function isEligibilityChanged(
  reader: Reader,
  { id: distributionId, source, calculation_id: calculation }: EvaluatedDistribution,
  product: string,
): Promise<boolean> {
  const id = calculation ?? 0;
  if (await reader.first(deadPayee, [id])) return true;
  const of = { distributionId, product };
  return source === null
    ? isLatePayeeIneligible(reader, id, of)
    : (await reader.first(changed, [id, id, ...eligibilityValues({ ...of, source })])) !== undefined;
}
