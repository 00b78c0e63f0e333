import { DomainError } from '@nimio/domain/errors';
import { isUnpaid } from '@nimio/domain/invoice/invoice-states';
import { audit } from '../../audit/audit.js';
import type { Transaction } from '../../data/database.js';
import type { Caller } from '../../http/call.js';
import { stepOf } from './present.js';
import { type InvoiceRow, saveInvoice } from './store.js';

/**
 * Marks an invoice paid.
 *
 * @param row locked
 * @param paidOn the day, `YYYY-MM-DD`
 * @throws `invoiceState` unless it is sent and no credit note
 */
export async function markPaid(
  tx: Transaction,
  row: InvoiceRow,
  paidOn: string,
  by: { caller: Caller; requestId: string },
): Promise<void> {
  if (!isUnpaid(stepOf(row))) throw new DomainError('invoiceState');
  await saveInvoice(tx, row.id, { state: 'paid', paid_on: paidOn });
  await audit(tx, 'invoice.pay', by, { invoice: row.hash, number: row.number, paidOn });
}
