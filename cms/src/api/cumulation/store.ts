import type { CumulationState } from '@nimio/domain/cumulation/cumulation';
import { query, type Reader, type Value } from '../../data/sql.js';
import type { Page } from '../../http/call.js';
import { fromShown } from '../accounting/visibility.js';
import { type CustomerConditions, selectionOf } from '../customer/customer-selection.js';
import type { CustomerRow } from '../distribution/result-store.js';
import type { Big } from '../distribution/store.js';
import { nameColumns } from '../profile/name.js';
import { markOf } from './pay-out-marks.js';

const sums = (condition: string) => `
  select a.profile_id, sum(a.gross_cents) as cents, min(d.pay_date) as since
    ${fromShown('accountings a')}
   where a.payment_id is null ${condition} group by a.profile_id`;

/** The state of the cumulation of the profile `o` with the mark `m`. */
const state = `case when o.died_on is not null then 'deceased' when o.closed_on is not null then 'closed'
  when m.profile_id is not null then 'requested' else 'waiting' end as state`;

/** Which cumulations are asked for. */
export interface CumulationFilter {
  minCents?: number | undefined;
  /** A day: the oldest part is from an earlier one. */
  olderThan?: string | undefined;
  customers?: CustomerConditions | undefined;
}

/** SQL for the sums `w`. */
function selectionOfSums({ minCents, olderThan, customers }: CumulationFilter): {
  sql: string;
  values: Value[];
} {
  const found = customers && selectionOf(customers);
  const conditions = [
    ...(minCents === undefined ? [] : [{ sql: 'w.cents >= ?', value: minCents }]),
    ...(olderThan ? [{ sql: 'w.since < ?', value: olderThan }] : []),
  ];
  const where = conditions.length > 0 ? `where ${conditions.map(({ sql }) => sql).join(' and ')}` : '';
  const ofCustomers = found ? `and a.profile_id in (select p.id ${found.sql})` : '';
  return {
    sql: `from (select * from (${sums(ofCustomers)}) w ${where}) w`,
    values: [...(found?.values ?? []), ...conditions.map(({ value }) => value)],
  };
}

export interface CumulationRow extends CustomerRow {
  profile_id: number;
  cents: Big;
  since: string;
  state: CumulationState;
}

/** A page of the cumulations, the largest first. */
export function readCumulations(
  reader: Reader,
  { limit, offset, ...filter }: Page & CumulationFilter,
): Promise<CumulationRow[]> {
  const { sql, values } = selectionOfSums(filter);
  return reader.all(
    query<CumulationRow>(
      `select o.id as profile_id, o.hash as profile_hash, o.ext_party_code, o.kind, ${nameColumns('o')},
              w.cents, w.since, ${state}
         ${sql} join profiles o on o.id = w.profile_id left join payout_marks m on ${markOf('o.id')}
        order by w.cents desc, o.id limit ? offset ?`,
    ),
    [...values, limit, offset],
  );
}

/** How many cumulations there are, and their sum. */
export async function summarizeCumulations(
  reader: Reader,
  filter: CumulationFilter,
): Promise<{ total: number; cents: Big }> {
  const { sql, values } = selectionOfSums(filter);
  const summary = query<{ total: number; cents: Big }>(
    `select cast(count(*) as integer) as total, coalesce(sum(w.cents), 0) as cents ${sql}`,
  );
  return (await reader.first(summary, values)) ?? { total: 0, cents: 0 };
}

const ofProfile = query<Pick<CumulationRow, 'cents' | 'since' | 'state'>>(
  `select w.cents, w.since, ${state}
     from (${sums('and a.profile_id = ?')}) w join profiles o on o.id = w.profile_id
     left join payout_marks m on ${markOf('o.id')}`,
);

/** The cumulation of a profile; undefined without one. */
export const findCumulation = (
  reader: Reader,
  profileId: number,
): Promise<Pick<CumulationRow, 'cents' | 'since' | 'state'> | undefined> =>
  reader.first(ofProfile, [profileId]);
