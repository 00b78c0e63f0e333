import type { DistributionFacts } from '@nimio/domain/distribution/distribution.types';
import type { PaymentSum } from '@nimio/domain/distribution/postings';
import type { TaxKind } from '@nimio/domain/taxation/withholding';
import { query, type Reader } from '../../data/sql.js';
import { type PayeeKindColumns, payeeKindColumns } from '../taxation/payee-kind.js';
import type { Big } from './store.js';

/** The payments of a paid distribution that have the same tax, route and day of return. */
export interface PaymentSumRow extends Pick<PaymentSum, 'route'> {
  tax_kind: TaxKind;
  returned_on: string | null;
  gross_cents: Big;
  withheld_cents: Big;
}

const paymentSums = query<PaymentSumRow>(
  `select tax_kind, returned_on, sum(gross_cents) as gross_cents, sum(withheld_cents) as withheld_cents,
          case when state = 'failed' and returned_on is null then 'none'
               when is_manual = 1 then 'manual' else 'transfer' end as route
     from payments where calculation_id = ?
    group by 5, tax_kind, returned_on order by returned_on`,
);

export const readPaymentSums = (reader: Reader, calculationId: number): Promise<PaymentSumRow[]> =>
  reader.all(paymentSums, [calculationId]);

const expiries = query<{ at: string; facts: string }>(
  `select at, facts from distribution_events where distribution_id = ? and kind = 'expired' order by id`,
);

/** What staff let expire of a reserve, each time with the note on its use. */
export async function readExpiries(
  reader: Reader,
  distributionId: number,
): Promise<{ at: string; cents: number; note: string | undefined }[]> {
  return (await reader.all(expiries, [distributionId])).map(({ at, facts }) => {
    const { cents = 0, note } = JSON.parse(facts) as DistributionFacts;
    return { at, cents, note };
  });
}

/** The payments of a distribution on one day: those that were made, or those that the bank returned. */
interface TaxedDay {
  calculation_id: number;
  pay_date: string;
  day: string;
  is_return: 0 | 1;
}

/** A payment from which tax was withheld, with the present data of its payee. */
interface TaxedPayment extends PayeeKindColumns {
  hash: string;
  profile_id: number;
  payee_name: string;
  ext_party_code: string | null;
  /** The business id of an organisation. */
  register_number: string | null;
  tax_kind: TaxKind;
  /** Tenths of a percent. */
  tax_rate: number;
  gross_cents: Big;
  withheld_cents: Big;
}

export type TaxedRow = TaxedPayment & Pick<TaxedDay, 'pay_date' | 'day' | 'is_return'>;

const taxedDays = query<TaxedDay>(
  `select calculation_id, pay_date, pay_date as day, 0 as is_return
     from distributions where state = 'paid' and pay_date between ? and ?
    union
   select p.calculation_id, d.pay_date, p.returned_on as day, 1 as is_return
     from payments p join calculations c on c.id = p.calculation_id join distributions d on d.id = c.distribution_id
    where p.returned_on between ? and ?
    order by day, is_return, calculation_id`,
);

const batchSize = 2000;
const paymentsWhere = (condition: string) =>
  query<TaxedPayment>(
    `select p.hash, p.profile_id, p.payee_name, o.ext_party_code, o.register_number, ${payeeKindColumns('o')},
            p.tax_kind, p.tax_rate, p.gross_cents, p.withheld_cents
       from payments p join profiles o on o.id = p.profile_id
      where p.calculation_id = ? and p.profile_id > ? and ${condition}
      order by p.profile_id limit ${batchSize}`,
  );
const made = paymentsWhere(`(p.state = 'paid' or p.returned_on is not null)`);
const returned = paymentsWhere('p.returned_on = ?');

/** The payments that were made or returned in a month, `YYYY-MM`, in batches that are never empty. */
export async function* readTaxedPayments(reader: Reader, month: string): AsyncGenerator<TaxedRow[], void> {
  const days = [`${month}-01`, `${month}-31`];
  for (const { calculation_id: id, ...of } of await reader.all(taxedDays, [...days, ...days])) {
    const next = (last: number) =>
      of.is_return === 1 ? reader.all(returned, [id, last, of.day]) : reader.all(made, [id, last]);
    for (let rows = await next(0); rows.length > 0; rows = await next(rows.at(-1)?.profile_id ?? 0))
      yield rows.map((row) => ({ ...row, ...of }));
  }
}
