import { PLACEHOLDER_IBAN } from '@nimio/domain/bank-account/placeholder-iban';
import {
  type IneligibleReason,
  ineligibleReasons,
  type ReadinessKind,
  readinessKinds,
} from '@nimio/domain/distribution/eligibility';
import { yearInFinland } from '@nimio/domain/taxation/tax-year';
import { query, type Reader, type Value } from '../../data/sql.js';
import type { Page } from '../../http/call.js';
import { system } from '../../system.js';
import { isUnconfirmed } from '../bank-account/store.js';
import { nameColumns } from '../profile/name.js';
import { eligibilityOf } from './eligibility.js';
import { dayOfTax } from './payee.js';
import type { CustomerRow } from './result-store.js';
import type { Big, DistributionRow } from './store.js';

export interface ReadinessRow {
  kind: ReadinessKind;
  total: number;
  /** Null before the calculation. */
  cents: Big | null;
}

export interface ReadinessCustomerRow extends CustomerRow {
  profile_id: number;
  /** Null before the calculation. */
  cents: Big | null;
}

/** SQL with the values of its placeholders. */
interface Part {
  sql: string;
  values: Value[];
}

type Distribution = Pick<DistributionRow, 'id' | 'calculation_id' | 'pay_date'>;

/**
 * The customers to check: after a calculation its holders and payees, with the part of the pot and the payment of each;
 * before it every holder of a share.
 */
function customersOf({ calculation_id: id }: Distribution): Part {
  if (id === null)
    return {
      sql: `select distinct s.profile_id, cast(null as bigint) as part, cast(null as bigint) as payment from shares s`,
      values: [],
    };
  return {
    sql: `select profile_id, sum(part) as part, sum(payment) as payment from (
        select p.profile_id, 0 as part, p.gross_cents as payment from payments p where p.calculation_id = ?
         union all
        select a.profile_id, a.gross_cents, 0 from accountings a where a.calculation_id = ?
         union all
        select l.profile_id, l.cents, 0 from accounting_lines l
         where l.calculation_id = ? and l.accounting_id is null and l.profile_id is not null) sums
      group by profile_id`,
    values: [id, id, id],
  };
}

const isIneligible = (kind: ReadinessKind): kind is IneligibleReason =>
  ineligibleReasons.some((reason) => reason === kind);

const known = `from bank_accounts b where b.profile_id = c.profile_id and b.iban <> '${PLACEHOLDER_IBAN}'`;
/** The first known account, by the rule of `currentAccount`. */
const current = `${known} and b.priority = (select min(f.priority) from bank_accounts f
    where f.profile_id = c.profile_id and f.iban <> '${PLACEHOLDER_IBAN}')`;
const withEligibility = `join (${eligibilityOf('select s.profile_id from shares s')}) e on e.profile_id = c.profile_id`;

/** The customers of a kind as rows `c` of `profile_id` and `cents`. */
function customersOfKind(kind: ReadinessKind, distribution: Distribution): Part {
  const { now, product } = system();
  const customers = customersOf(distribution);
  const select = (cents: string, rest: string, values: Value[] = []): Part => ({
    sql: `select c.profile_id, ${cents} as cents from (${customers.sql}) c ${rest}`,
    values: [...customers.values, ...values],
  });
  if (isIneligible(kind))
    return select('c.part', `${withEligibility} where e.reason = ?`, [product, distribution.id, kind]);
  const payable = 'case when c.payment > 0 then c.payment else c.part end';
  if (kind === 'noAccount') return select(payable, `where not exists (select 1 ${known})`);
  if (kind === 'accountUnconfirmed')
    return select(payable, `where exists (select 1 ${current} and ${isUnconfirmed('b')})`);
  const year = yearInFinland(dayOfTax(distribution.pay_date, now()));
  const data = 'select 1 from taxations t where t.profile_id = c.profile_id and t.year in (?, ?)';
  return select(payable, `where not exists (${data})`, [year, year - 1]);
}

/** How many customers of a kind there are, and their sum. */
export async function summarizeReadiness(
  reader: Reader,
  distribution: Distribution,
  kind: ReadinessKind,
): Promise<ReadinessRow> {
  const { sql, values } = customersOfKind(kind, distribution);
  const row = await reader.first(
    query<{ total: number; cents: Big | null }>(
      `select cast(count(*) as integer) as total, sum(k.cents) as cents from (${sql}) k`,
    ),
    values,
  );
  return { kind, total: row?.total ?? 0, cents: row?.cents ?? null };
}

/** The kinds that have customers. */
export async function readReadiness(reader: Reader, distribution: Distribution): Promise<ReadinessRow[]> {
  const rows = await Promise.all(
    readinessKinds.map((kind) => summarizeReadiness(reader, distribution, kind)),
  );
  return rows.filter(({ total }) => total > 0);
}

/** A page of the customers of a kind, the largest amounts first. */
export function readReadinessCustomers(
  reader: Reader,
  distribution: Distribution,
  { kind, limit, offset }: Page & { kind: ReadinessKind },
): Promise<ReadinessCustomerRow[]> {
  const { sql, values } = customersOfKind(kind, distribution);
  const page = query<ReadinessCustomerRow>(
    `select k.profile_id, k.cents, o.hash as profile_hash, o.ext_party_code, o.kind, ${nameColumns('o')}
       from (${sql}) k join profiles o on o.id = k.profile_id
      order by k.cents desc, k.profile_id limit ? offset ?`,
  );
  return reader.all(page, [...values, limit, offset]);
}
