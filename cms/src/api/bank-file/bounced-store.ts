import { searchedWords } from '@nimio/domain/text/search-words';
import { batchPlaceholders, query, type Reader, readInBatches, type Value } from '../../data/sql.js';
import { valuesOfWords } from '../../data/word-index.js';
import type { Page } from '../../http/call.js';
import { holderOf, isRetried, payableAccountOf } from '../distribution/payee.js';
import type { CustomerRow } from '../distribution/result-store.js';
import type { Big } from '../distribution/store.js';
import { nameColumns } from '../profile/name.js';

/** A customer with failed payments that wait. */
export interface BouncedProfileRow extends CustomerRow {
  profile_id: number;
  cents: Big;
  since: string;
  is_payable: 0 | 1;
  is_reachable: 0 | 1;
}

export interface BouncedPaymentRow {
  profile_id: number;
  hash: string;
  failure: string;
  cents: Big;
  pay_date: string;
}

/**
 * Failed payments of paid distributions that are neither replaced nor coming again. `cross join` makes SQLite begin with the
 * distributions.
 */
const bounced = `
  select h.id as profile_id, f.hash, f.failure, f.gross_cents - f.withheld_cents as cents, d.pay_date,
         case when b.id is null then 0 else 1 end as is_payable
    from distributions d
    cross join payments f
    join profiles h on h.id = ${holderOf('f')}
    left join bank_accounts b on ${payableAccountOf('h.id')}
   where d.state = 'paid' and f.calculation_id = d.calculation_id and f.state = 'failed'
     and exists (select 1 from accountings a where a.payment_id = f.id)
     and not ${isRetried('f')}`;

/** Which of the customers are asked for. */
export interface BouncedFilter {
  reason?: string | undefined;
  q?: string | undefined;
}

/** SQL for the profiles `o` with their payments `w`. */
function selectionOf({ reason, q = '' }: BouncedFilter): { sql: string; values: Value[] } {
  const [longest, ...others] = searchedWords(q);
  const patterns = longest === undefined ? [] : valuesOfWords([longest, ...others]).slice(2);
  const conditions = [
    ...(reason === undefined
      ? []
      : [`o.id in (select r.profile_id from (${bounced}) r where r.failure = ?)`]),
    ...patterns.map(() => "n.searchable like ? escape '!'"),
  ];
  return {
    sql: `from (${bounced}) w join profiles o on o.id = w.profile_id
      join profile_names n on n.profile_id = o.id
      ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}`,
    values: [...(reason === undefined ? [] : [reason]), ...patterns],
  };
}

/** A page of the customers, those that wait longest first. */
export function readBounced(
  reader: Reader,
  { limit, offset, ...filter }: Page & BouncedFilter,
): Promise<BouncedProfileRow[]> {
  const { sql, values } = selectionOf(filter);
  return reader.all(
    query<BouncedProfileRow>(
      `select o.id as profile_id, o.hash as profile_hash, o.ext_party_code, o.kind, ${nameColumns('o')},
              case when o.closed_on is null and o.died_on is null then 1 else 0 end as is_reachable,
              sum(w.cents) as cents, min(w.pay_date) as since, max(w.is_payable) as is_payable
        ${sql} group by o.id order by since, o.id limit ? offset ?`,
    ),
    [...values, limit, offset],
  );
}

/** How many customers there are, and the earliest payment date. */
export async function summarizeBounced(
  reader: Reader,
  filter: BouncedFilter = {},
): Promise<{ total: number; oldest: string | null }> {
  const { sql, values } = selectionOf(filter);
  const summary = query<{ total: number; oldest: string | null }>(
    `select cast(count(distinct o.id) as integer) as total, min(w.pay_date) as oldest ${sql}`,
  );
  return (await reader.first(summary, values)) ?? { total: 0, oldest: null };
}

const paymentsOf = query<BouncedPaymentRow>(
  `select w.* from (${bounced}) w where w.profile_id in (${batchPlaceholders}) order by w.pay_date, w.hash`,
);

/** The payments of these customers, the oldest first. */
export const readBouncedPayments = (
  reader: Reader,
  profileIds: readonly number[],
): Promise<BouncedPaymentRow[]> => readInBatches(reader, { query: paymentsOf, values: profileIds, none: 0 });
