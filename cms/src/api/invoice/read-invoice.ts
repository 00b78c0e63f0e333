import { DomainError } from '@nimio/domain/errors';
import type { Invoice } from '@nimio/domain/invoice/invoice.types';
import type { Transaction } from '../../data/database.js';
import type { Reader } from '../../data/sql.js';
import { readFunded } from './funding-store.js';
import { presentInvoice } from './present.js';
import { findInvoice, type InvoiceRow, lockInvoice, readLines } from './store.js';

export async function requireInvoice(reader: Reader, hash: string): Promise<InvoiceRow> {
  const row = await findInvoice(reader, hash);
  if (!row) throw new DomainError('notFound');
  return row;
}

/** The invoice, locked. */
export async function requireLocked(tx: Transaction, hash: string): Promise<InvoiceRow> {
  const row = await lockInvoice(tx, hash);
  if (!row) throw new DomainError('notFound');
  return row;
}

/** The invoice as on the wire. */
export async function readInvoice(reader: Reader, hash: string): Promise<Invoice> {
  const row = await requireInvoice(reader, hash);
  return presentInvoice(row, await readLines(reader, row.id), await readFunded(reader, row.id));
}

/** The draft, locked; 409 once it is sent. */
export async function lockDraft(
  tx: Transaction,
  hash: string,
  refusal: 'invoiceSent' | 'invoiceState',
  requireFresh: (current: Invoice) => void,
): Promise<InvoiceRow> {
  const row = await requireLocked(tx, hash);
  if (row.state !== 'draft') throw new DomainError(refusal);
  requireFresh(presentInvoice(row, await readLines(tx, row.id)));
  return row;
}
