import type { FailedState, PaymentState } from '@nimio/domain/distribution/distribution-states';
import { batchPlaceholders, query, type Reader, readInBatches } from '../../data/sql.js';
import type { Page } from '../../http/call.js';
import { type NameColumns, type Named, nameColumns } from '../profile/name.js';
import { holderOf, isRetried, payableAccountOf } from './payee.js';
import type { Big } from './store.js';

export interface ResultRow extends NameColumns {
  hash: string;
  kind: PaymentState | 'carriedOver';
  gross_cents: Big;
  tax_rate: number | null;
  withheld_cents: Big;
  has_account: 0 | 1;
  failure: string | null;
  /** The carried-over amount is included in a later distribution's payment. */
  is_moved: 0 | 1;
  profile_id: number;
  profile_hash: string;
  profile_kind: 'person' | 'organisation';
}

/** Payments, and accountings below the minimum. */
const results = `
  select p.hash, p.state as kind, p.profile_id, p.gross_cents, p.tax_rate, p.withheld_cents,
         case when p.iban is null then 0 else 1 end as has_account, p.failure, 0 as is_moved
    from payments p where p.calculation_id = ?
   union all
  select a.hash, 'carriedOver', a.profile_id, a.gross_cents, null, 0, 1, null,
         case when a.payment_id is null then 0 else 1 end
    from accountings a
   where a.calculation_id = ?
     and not exists (select 1 from payments p where p.calculation_id = a.calculation_id and p.profile_id = a.profile_id)
     and not exists (select 1 from payments p
           where p.calculation_id = a.calculation_id and p.id in (a.payment_id, (
             select max(c.replaced_payment_id) from carried_accountings c where c.accounting_id = a.id)))`;
const resultsPage = (where: string) =>
  query<ResultRow>(
    `select r.hash, r.kind, r.gross_cents, r.tax_rate, r.withheld_cents, r.has_account, r.failure, r.is_moved, r.profile_id,
            o.hash as profile_hash, o.kind as profile_kind, ${nameColumns('o')}
       from (${results}) r join profiles o on o.id = r.profile_id
      ${where} order by r.gross_cents desc, r.hash limit ? offset ?`,
  );
const allResults = resultsPage('');
const resultsOfKind = resultsPage('where r.kind = ?');
const resultsTotal = query<{ kind: ResultRow['kind']; results: number }>(
  `select r.kind, cast(count(*) as integer) as results from (${results}) r group by r.kind`,
);

export const readResults = (
  reader: Reader,
  calculationId: number,
  { kind, limit, offset }: Page & { kind?: ResultRow['kind'] | undefined },
): Promise<ResultRow[]> =>
  kind
    ? reader.all(resultsOfKind, [calculationId, calculationId, kind, limit, offset])
    : reader.all(allResults, [calculationId, calculationId, limit, offset]);

export async function countResults(
  reader: Reader,
  calculationId: number,
  kind?: ResultRow['kind'],
): Promise<number> {
  const counts = await reader.all(resultsTotal, [calculationId, calculationId]);
  return counts.reduce((sum, row) => (kind && row.kind !== kind ? sum : sum + row.results), 0);
}

/** A failed payment and its outcome. */
export interface FailedRow {
  hash: string;
  state: FailedState;
  is_payable: 0 | 1;
}

const failed = query<FailedRow>(
  `select f.hash,
          case when not exists (select 1 from accountings a where a.payment_id = f.id) then 'replaced'
               when ${isRetried('f')} then 'coming' else 'waiting' end as state,
          case when b.id is null then 0 else 1 end as is_payable
     from payments f join profiles h on h.id = ${holderOf('f')}
     left join bank_accounts b on ${payableAccountOf('h.id')}
    where f.state = 'failed' and f.hash in (${batchPlaceholders})`,
);

/** The failed ones among these payments, by hash. */
export async function readFailed(reader: Reader, hashes: readonly string[]): Promise<Map<string, FailedRow>> {
  const rows = await readInBatches(reader, { query: failed, values: hashes, none: '' });
  return new Map(rows.map((row) => [row.hash, row]));
}

/** A customer in a list. */
export interface CustomerRow extends Named {
  profile_hash: string;
  ext_party_code: string | null;
}
