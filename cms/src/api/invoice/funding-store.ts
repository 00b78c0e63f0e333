import { DomainError } from '@nimio/domain/errors';
import { isFunded } from '@nimio/domain/invoice/funding';
import type { Funding, Invoice } from '@nimio/domain/invoice/invoice.types';
import type { Transaction } from '../../data/database.js';
import { query, type Reader } from '../../data/sql.js';
import type { Big, DistributionRow } from '../distribution/store.js';
import type { InvoiceRow } from './store.js';

type FundingRow = Pick<InvoiceRow, 'hash' | 'number' | 'state' | 'payer_name'> & { cents: Big };

const fundingOf = query<FundingRow>(
  `select i.hash, i.number, i.state, i.payer_name, f.cents
     from distribution_invoices f join invoices i on i.id = f.invoice_id
    where f.distribution_id = ? order by i.number`,
);
/** In one order, so that no two transactions wait for each other. */
const lockable = query<{ id: number }>(
  `select i.id from invoices i
    where i.id in (select f.invoice_id from distribution_invoices f where f.distribution_id = ?) order by i.id`,
);
const otherUse = query<{ cents: Big }>(
  `select coalesce(sum(cents), 0) as cents from distribution_invoices
    where invoice_id = ? and distribution_id <> ?`,
);
const approvedUse = query<{ id: number }>(
  `select d.id from distribution_invoices f join distributions d on d.id = f.distribution_id
    where f.invoice_id = ? and d.state in ('approved', 'paid') limit 1`,
);

/** The invoices that fund a distribution, by number. */
export const readFunding = async (reader: Reader, distributionId: number): Promise<Funding[]> =>
  (await reader.all(fundingOf, [distributionId])).map(({ payer_name, cents, ...row }) => ({
    ...row,
    payerName: payer_name,
    cents: Number(cents),
  }));

const fundedBy = query<{ hash: string; name: string; cents: Big }>(
  `select d.hash, d.name, f.cents
     from distribution_invoices f join distributions d on d.id = f.distribution_id
    where f.invoice_id = ? order by d.pay_date, d.id`,
);

/** The distributions that an invoice funds, the oldest first. */
export const readFunded = async (reader: Reader, invoiceId: number): Promise<Invoice['funds']> =>
  (await reader.all(fundedBy, [invoiceId])).map(({ cents, ...row }) => ({ ...row, cents: Number(cents) }));

/** What the other distributions use of an invoice, in cents. */
export const readOtherUse = async (
  reader: Reader,
  invoiceId: number,
  distributionId: number,
): Promise<number> => Number((await reader.first(otherUse, [invoiceId, distributionId]))?.cents);

/** Whether an approved or paid distribution uses the invoice. */
export const fundsApproved = async (reader: Reader, invoiceId: number): Promise<boolean> =>
  (await reader.first(approvedUse, [invoiceId])) !== undefined;

export async function saveFunding(
  tx: Transaction,
  distributionId: number,
  rows: readonly { invoice_id: number; cents: number }[],
): Promise<void> {
  const own = { distribution_id: distributionId };
  await tx.table('distribution_invoices').where(own).delete();
  for (const row of rows) await tx.table('distribution_invoices').insert({ ...own, ...row });
}

/**
 * The invoices are locked, so that none of them is credited until the approval is stored.
 *
 * @throws `potNotFunded` if the distribution names invoices that are not all paid or do not equal its pot
 */
export async function lockAndRequireFunded(
  tx: Transaction,
  { id, pot_cents: pot }: Pick<DistributionRow, 'id' | 'pot_cents'>,
): Promise<void> {
  await tx.lock(lockable, [id]);
  if (!isFunded(Number(pot), await readFunding(tx, id))) throw new DomainError('potNotFunded');
}
