import type { BodyOf } from '@nimio/domain/endpoint';
import type { createInvoice } from '@nimio/domain/invoice/invoice.endpoints';
import type { Invoice, InvoiceSummary } from '@nimio/domain/invoice/invoice.types';
import { invoiceTotals } from '@nimio/domain/invoice/vat';
import type { InvoiceRow, LineRow } from './store.js';

type Body = BodyOf<typeof createInvoice>;

/** The state of an invoice, for the rules of `domain`. */
export const stepOf = ({ state, credits_hash: credits }: InvoiceRow) => ({
  state,
  isCreditNote: credits !== null,
});

export const presentSummary = (row: InvoiceRow): InvoiceSummary => {
  const [net, vat] = [Number(row.net_cents), Number(row.vat_cents)];
  return {
    hash: row.hash,
    number: row.number,
    state: row.state,
    isCreditNote: stepOf(row).isCreditNote ? 1 : 0,
    payerName: row.payer_name,
    due: row.due,
    netInCents: net,
    totalInCents: net + vat,
    remainingInCents: net - Number(row.used_cents),
  };
};

const named = (hash: string | null, number: number | null) => (hash === null ? null : { hash, number });

const presentLine = ({ text, cents, vat_hundredths }: LineRow): Invoice['lines'][number] => ({
  text,
  cents: Number(cents),
  vatHundredths: vat_hundredths,
});

/** @param funds none for a draft */
export const presentInvoice = (
  row: InvoiceRow,
  lines: readonly LineRow[],
  funds: Invoice['funds'] = [],
): Invoice => ({
  ...presentSummary(row),
  businessId: row.business_id,
  address: row.address,
  language: row.language,
  source: row.source,
  issued: row.issued,
  reference: row.reference,
  paidOn: row.paid_on,
  vatInCents: Number(row.vat_cents),
  lines: lines.map(presentLine),
  credits: named(row.credits_hash, row.credits_number),
  creditedBy: named(row.credited_by_hash, row.credited_by_number),
  funds,
  isPdfReady: row.is_pdf_ready,
  isPdfFailed: row.is_pdf_failed,
});

/** The columns of a draft. */
export const columnsOf = ({ payerName, businessId, address, language, source, due, lines }: Body) => {
  const { netInCents, vatInCents } = invoiceTotals(lines);
  return {
    ...{ payer_name: payerName, business_id: businessId, address, language, source, due },
    ...{ net_cents: netInCents, vat_cents: vatInCents },
  };
};

export const linesOf = ({ lines }: Body): LineRow[] =>
  lines.map(({ text, cents, vatHundredths }) => ({ text, cents, vat_hundredths: vatHundredths }));
