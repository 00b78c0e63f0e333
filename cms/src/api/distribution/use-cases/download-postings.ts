import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import type * as endpoints from '@nimio/domain/distribution/distribution.endpoints';
import { isOpen } from '@nimio/domain/distribution/distribution-states';
import {
  approvalPostings,
  expiryPostings,
  type PaymentSum,
  paymentPostings,
  returnPostings,
} from '@nimio/domain/distribution/postings';
import { DomainError } from '@nimio/domain/errors';
import type { Reader } from '../../../data/sql.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { readLanguage } from '../../session/store.js';
import { type PaymentSumRow, readExpiries, readPaymentSums } from '../bookkeeping-store.js';
import { approvedAt } from '../calculated-payments.js';
import { postingsCsv, type Voucher } from '../postings-csv.js';
import { fileNameOf } from '../present.js';
import { requireDistribution } from '../read-distribution.js';
import { type DistributionRow, readDeductionsOf } from '../store.js';

const presentSum = (row: PaymentSumRow): PaymentSum => ({
  taxKind: row.tax_kind,
  route: row.route,
  gross: Number(row.gross_cents),
  withheld: Number(row.withheld_cents),
});

async function approvalOf(reader: Reader, row: DistributionRow): Promise<Voucher> {
  const postings = approvalPostings({
    potInCents: Number(row.pot_cents),
    deductions: await readDeductionsOf(reader, row.id),
    gross: Number(row.gross_cents),
    reserve: Number(row.reserve_cents),
    fromReserves: row.kind === 'late' ? Number(row.gross_cents) : 0,
    carriedOver: Number(row.carried_over_cents),
    carriedIn: Number(row.carried_in_cents),
  });
  return { event: 'approval', day: finnishDay(new Date(await approvedAt(reader, row.id))), postings };
}

/** The payment, and the returned payments of each day. */
async function paymentsOf(reader: Reader, row: DistributionRow): Promise<Voucher[]> {
  const sums = await readPaymentSums(reader, row.calculation_id ?? 0);
  const days = [...new Set(sums.flatMap(({ returned_on: day }) => day ?? []))];
  const returnOn = (day: string) => sums.filter(({ returned_on }) => returned_on === day).map(presentSum);
  return [
    { event: 'payment', day: row.pay_date, postings: paymentPostings(sums.map(presentSum)) },
    ...days.map((day): Voucher => ({ event: 'return', day, postings: returnPostings(returnOn(day)) })),
  ];
}

/** What staff let expire of its reserve; more than once if a late distribution was reopened and gave its part back. */
async function expiriesOf(reader: Reader, row: DistributionRow): Promise<Voucher[]> {
  return (await readExpiries(reader, row.id)).map(({ at, cents, note }) => ({
    event: 'expiry',
    day: finnishDay(new Date(at)),
    postings: expiryPostings(cents),
    note,
  }));
}

export const downloadPostings: UseCase<typeof endpoints.downloadPostings> = async ({ params, caller }) => {
  const { db } = system();
  const row = await requireDistribution(db, params.hash);
  if (isOpen(row.state)) throw new DomainError('distributionNotApproved');
  const vouchers = [
    await approvalOf(db, row),
    ...(row.state === 'paid' ? await paymentsOf(db, row) : []),
    ...(await expiriesOf(db, row)),
  ];
  const csv = postingsCsv(row.name, vouchers, await readLanguage(db, caller.accountId));
  return { name: fileNameOf('tilioinnit', row, 'csv'), bytes: Buffer.from(csv) };
};
