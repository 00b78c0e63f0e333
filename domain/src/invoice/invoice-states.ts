/** An invoice moves forward from draft to paid; a sent or paid one is credited at most once, by a credit note. */
export const invoiceStates = ['draft', 'sent', 'paid', 'credited'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

/** What a list can be filtered by: the invoices in a state, or the credit notes. */
export const invoiceFilters = [...invoiceStates, 'creditNote'] as const;
export type InvoiceFilter = (typeof invoiceFilters)[number];

interface Step {
  state: InvoiceState;
  /** Whether it is a credit note, which asks for no payment. */
  isCreditNote: boolean;
}

/** Whether the payment is awaited. */
export const isUnpaid = ({ state, isCreditNote }: Step): boolean => state === 'sent' && !isCreditNote;

/** Whether a credit note may be made of it. */
export const isCreditable = ({ state, isCreditNote }: Step): boolean =>
  (state === 'sent' || state === 'paid') && !isCreditNote;

/** Whether the payment is late: the due day was before today. */
export const isOverdue = (invoice: Step & { due: string }, today: string): boolean =>
  isUnpaid(invoice) && invoice.due < today;
