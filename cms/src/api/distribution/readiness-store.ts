import {
  type IneligibleReason,
  ineligibleReasons,
  type ReadinessKind,
  readinessKinds,
} from '@nimio/domain/distribution/eligibility';
import { yearInFinland } from '@nimio/domain/taxation/tax-year';
import { domesticCountries } from '@nimio/domain/taxation/withholding';
import { query, type Reader, type Value } from '../../data/sql.js';
import type { Page } from '../../http/call.js';
import { system } from '../../system.js';
import { isUnconfirmed } from '../bank-account/store.js';
import { nameColumns } from '../profile/name.js';
import { taxDataUntil } from '../taxation/store.js';
import { eligibilityOf, eligibilityValues, holdsShare } from './eligibility.js';
import { currentAccountOf, dayOfTax } from './payee.js';
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

type Distribution = Pick<DistributionRow, 'id' | 'source' | 'calculation_id' | 'pay_date'>;

const isIneligible = (kind: ReadinessKind): kind is IneligibleReason =>
  ineligibleReasons.some((reason) => reason === kind);

/** The parts of a calculation by profile: its part of the pot, and its payment. */
const parts = `select profile_id, sum(part) as part, sum(payment) as payment from (
    select p.profile_id, 0 as part, p.gross_cents as payment from payments p where p.calculation_id = ?
     union all
    select a.profile_id, a.gross_cents, 0 from accountings a where a.calculation_id = ?
     union all
    select l.profile_id, l.cents, 0 from accounting_lines l
     where l.calculation_id = ? and l.accounting_id is null) sums
  group by profile_id`;

/**
 * SQL for the customers `o` to check: after a calculation its holders and payees, with the part of the pot and the payment
 * of each; before it every holder of a share.
 */
const customersOf = ({ calculation_id: id }: Distribution): { from: string; values: Value[] } =>
  id === null
    ? {
        from: `(select o.*, cast(null as bigint) as part, cast(null as bigint) as payment
          from profiles o where ${holdsShare}) o`,
        values: [],
      }
    : {
        from: `(select o.*, amounts.part, amounts.payment
          from profiles o join (${parts}) amounts on amounts.profile_id = o.id) o`,
        values: [id, id, id],
      };

/** The amount of a customer whose details are incomplete. */
const amount = 'case when o.payment > 0 then o.payment else o.part end';
const ofReason = `join (${eligibilityOf(holdsShare)}) e on e.profile_id = o.id`;

const account = (condition: string): string =>
  `exists (select 1 from bank_accounts b where ${currentAccountOf('o.id')} ${condition})`;
const codes = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ');
const isDomestic = `o.tax_residence in (${codes(domesticCountries)})`;
/** SQL for whether tax data or address of a customer contradict the tax residence; its parameters are as below. */
const contradictsResidence = `(${isDomestic} and o.country not in ('', ${codes(domesticCountries)}))
  or exists (select 1 from taxations t where ${taxDataUntil('o.id')} and t.year >= ?
              and ((${isDomestic} and t.type like 'L%')
                   or (not (${isDomestic}) and t.type in ('ST', 'P', 'M', 'Y', 'PY'))))`;

/**
 * SQL with the kind of each of the incomplete details of open customers; nothing is paid to the others anyway. Its
 * parameters are the years whose tax data are in force, twice: the newer and the older one.
 */
const details = `join (select 'noAccount' as kind union all select 'accountUnconfirmed' union all select 'noTaxData' union all select 'residence') i
    on o.closed_on is null and o.died_on is null
   and case i.kind when 'noAccount' then not ${account('')}
                   when 'accountUnconfirmed' then ${account(`and ${isUnconfirmed('b')}`)}
                   when 'noTaxData'
                     then not exists (select 1 from taxations t where t.profile_id = o.id and t.year in (?, ?))
                   else ${contradictsResidence} end`;

function taxYears({ pay_date }: Distribution): Value[] {
  const year = yearInFinland(dayOfTax(pay_date, system().now()));
  return [year, year - 1, year, year - 1];
}

const count = 'cast(count(*) as integer) as total';

/** A late distribution has only eligible payees; the reserve shows who is not. */
async function readReasons(reader: Reader, distribution: Distribution): Promise<ReadinessRow[]> {
  const { id: distributionId, source } = distribution;
  if (source === null) return [];
  const { from, values } = customersOf(distribution);
  return reader.all(
    query<ReadinessRow>(
      `select e.reason as kind, ${count}, sum(o.part) as cents from ${from} ${ofReason}
        where e.reason is not null group by e.reason`,
    ),
    [...values, ...eligibilityValues({ source, distributionId, product: system().product })],
  );
}

/** The kinds that have customers, in their order. Before its calculation no one knows whom a late distribution pays. */
export async function readReadiness(reader: Reader, distribution: Distribution): Promise<ReadinessRow[]> {
  if (distribution.source === null && distribution.calculation_id === null) return [];
  const { from, values } = customersOf(distribution);
  const reasons = await readReasons(reader, distribution);
  const incomplete = await reader.all(
    query<ReadinessRow>(
      `select i.kind, ${count}, sum(${amount}) as cents from ${from} ${details} group by i.kind`,
    ),
    [...values, ...taxYears(distribution)],
  );
  const rows = [...reasons, ...incomplete];
  return readinessKinds.flatMap((kind) => rows.find((row) => row.kind === kind) ?? []);
}

/** A page of the customers of a kind, the largest amounts first. */
export async function readReadinessCustomers(
  reader: Reader,
  distribution: Distribution,
  { kind, limit, offset }: Page & { kind: ReadinessKind },
): Promise<ReadinessCustomerRow[]> {
  const { id, source, calculation_id: calculationId } = distribution;
  if (source === null && (calculationId === null || isIneligible(kind))) return [];
  const { from, values } = customersOf(distribution);
  const columns = `o.id as profile_id, o.hash as profile_hash, o.ext_party_code, o.kind, ${nameColumns('o')}`;
  const order = 'order by cents desc, o.id limit ? offset ?';
  return isIneligible(kind) && source !== null
    ? reader.all(
        query<ReadinessCustomerRow>(
          `select ${columns}, o.part as cents from ${from} ${ofReason} where e.reason = ? ${order}`,
        ),
        [
          ...values,
          ...eligibilityValues({ source, distributionId: id, product: system().product }),
          kind,
          limit,
          offset,
        ],
      )
    : reader.all(
        query<ReadinessCustomerRow>(
          `select ${columns}, ${amount} as cents from ${from} ${details} where i.kind = ? ${order}`,
        ),
        [...values, ...taxYears(distribution), kind, limit, offset],
      );
}
