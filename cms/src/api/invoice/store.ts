import type { CompensationType } from '@nimio/domain/contract/contract';
import type { InvoiceFilter, InvoiceState } from '@nimio/domain/invoice/invoice-states';
import type { Language } from '@nimio/domain/language';
import type { Transaction } from '../../data/database.js';
import { batchPlaceholders, query, type Reader, readInBatches } from '../../data/sql.js';
import type { Page } from '../../http/call.js';
import type { Big } from '../distribution/store.js';

interface InvoiceColumns {
  payer_name: string;
  business_id: string;
  address: string;
  language: Language;
  source: CompensationType;
  due: string;
  net_cents: Big;
  vat_cents: Big;
}

interface StateColumns {
  state: InvoiceState;
  /** Null in a draft, as the day of issue. */
  number: number | null;
  issued: string | null;
  /** Null in a draft and in a credit note. */
  reference: string | null;
  paid_on: string | null;
  /** The society's details when it was sent, as JSON; null in a draft. */
  sender: string | null;
}

export interface InvoiceRow extends InvoiceColumns, StateColumns {
  id: number;
  hash: string;
  credits_hash: string | null;
  credits_number: number | null;
  credited_by_hash: string | null;
  credited_by_number: number | null;
  /** What distributions use of its net. */
  used_cents: Big;
  is_pdf_ready: 0 | 1;
  is_pdf_failed: 0 | 1;
}

export interface LineRow {
  text: string;
  cents: Big;
  vat_hundredths: number;
}

/** The key of an invoice's job is this and its hash. */
export const pdfJobPrefix = 'invoice-';

const hasPdf = 'exists (select 1 from invoice_pdfs p where p.invoice_id = i.id)';
const isPdfWaiting = `exists (select 1 from jobs j
    where j.idempotency_key = '${pdfJobPrefix}' || i.hash and j.state in ('ready', 'leased'))`;
const used = '(select coalesce(sum(f.cents), 0) from distribution_invoices f where f.invoice_id = i.id)';
const selected = `select i.id, i.hash, i.number, i.state, i.payer_name, i.business_id, i.address, i.language, i.source,
    i.issued, i.due, i.paid_on, i.reference, i.sender, i.net_cents, i.vat_cents, ${used} as used_cents,
    o.hash as credits_hash, o.number as credits_number, n.hash as credited_by_hash, n.number as credited_by_number,
    case when ${hasPdf} then 1 else 0 end as is_pdf_ready,
    case when i.number is null or ${hasPdf} or ${isPdfWaiting} then 0 else 1 end as is_pdf_failed
  from invoices i left join invoices o on o.id = i.credits_id left join invoices n on n.credits_id = i.id`;

const listOf = (condition: string) => ({
  page: query<InvoiceRow>(
    `${selected} ${condition}
      order by case when i.number is null then 0 else 1 end, i.number desc, i.id desc limit ? offset ?`,
  ),
  total: query<{ total: number }>(`select cast(count(*) as integer) as total from invoices i ${condition}`),
});
/** A distribution can name those with a part of the net that no distribution uses. */
const canFund = `i.state in ('sent', 'paid') and i.credits_id is null and i.net_cents > ${used}`;
const lists = {
  all: listOf(''),
  inState: listOf('where i.state = ? and i.credits_id is null'),
  creditNotes: listOf('where i.credits_id is not null'),
  funding: listOf(`where ${canFund}`),
  fundingInState: listOf(`where i.state = ? and ${canFund}`),
};

function listFor(state: InvoiceFilter | undefined, isFunding: boolean): keyof typeof lists {
  if (state === 'creditNote') return 'creditNotes';
  if (isFunding) return state ? 'fundingInState' : 'funding';
  return state ? 'inState' : 'all';
}

/** A page of the invoices, drafts first, then by number, newest first, and how many there are. */
export async function readInvoices(
  reader: Reader,
  { state, isFunding, limit, offset }: Page & { state?: InvoiceFilter | undefined; isFunding: boolean },
): Promise<{ rows: InvoiceRow[]; total: number }> {
  const list = lists[listFor(state, isFunding)];
  const values = state && list !== lists.creditNotes ? [state] : [];
  const rows = await reader.all(list.page, [...values, limit, offset]);
  return { rows, total: (await reader.first(list.total, values))?.total ?? 0 };
}

const byHash = query<InvoiceRow>(`${selected} where i.hash = ?`);
const byReferences = query<InvoiceRow>(`${selected} where i.reference in (${batchPlaceholders})`);
const lockable = query<{ id: number }>('select id from invoices where hash = ?');
const lines = query<LineRow>(
  'select text, cents, vat_hundredths from invoice_lines where invoice_id = ? order by position',
);

export const findInvoice = (reader: Reader, hash: string): Promise<InvoiceRow | undefined> =>
  reader.first(byHash, [hash]);

/** The invoices with these reference numbers, by which the bank reports payments. */
export const findInvoicesByReference = (
  reader: Reader,
  references: readonly string[],
): Promise<InvoiceRow[]> => readInBatches(reader, { query: byReferences, values: references, none: '' });

/** The invoice, locked for the rest of the transaction. */
export async function lockInvoice(tx: Transaction, hash: string): Promise<InvoiceRow | undefined> {
  await tx.lock(lockable, [hash]);
  return findInvoice(tx, hash);
}

export const readLines = (reader: Reader, invoiceId: number): Promise<LineRow[]> =>
  reader.all(lines, [invoiceId]);

/** @returns its id */
export const insertInvoice = (
  tx: Transaction,
  row: InvoiceColumns &
    Partial<StateColumns> & { hash: string; credits_id?: number; state: InvoiceState; created_at: string },
): Promise<number> => tx.insert('invoices', { ...row });

export async function saveInvoice(
  tx: Transaction,
  id: number,
  changes: Partial<InvoiceColumns & StateColumns>,
): Promise<void> {
  await tx.table('invoices').where({ id }).update(changes);
}

/** Replaces the lines. */
export async function saveLines(tx: Transaction, invoiceId: number, rows: readonly LineRow[]): Promise<void> {
  const own = { invoice_id: invoiceId };
  await tx.table('invoice_lines').where(own).delete();
  for (const [position, row] of rows.entries())
    await tx.table('invoice_lines').insert({ ...own, position, ...row });
}

/** Deletes a draft with its lines. */
export async function deleteInvoiceRow(tx: Transaction, id: number): Promise<void> {
  await tx.table('invoice_lines').where({ invoice_id: id }).delete();
  await tx.table('invoices').where({ id }).delete();
}

const pdfOf = query<{ pdf: Uint8Array }>('select pdf from invoice_pdfs where invoice_id = ?');

export const findPdf = async (reader: Reader, invoiceId: number): Promise<Uint8Array | undefined> =>
  (await reader.first(pdfOf, [invoiceId]))?.pdf;

/** The first PDF stays. */
export async function savePdf(tx: Transaction, invoiceId: number, pdf: Uint8Array): Promise<void> {
  const row = { invoice_id: invoiceId, pdf: Buffer.from(pdf) };
  await tx.table('invoice_pdfs').insert(row).onConflict('invoice_id').ignore();
}
