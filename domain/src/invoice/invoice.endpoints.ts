import { number, string } from 'yup';
import { distributionReply } from '../distribution/distribution.types.js';
import { endpoint, file, nothing, record, records, staffWith } from '../endpoint.js';
import { hash, offset, shape } from '../schema.js';
import { fundingSchema, invoicePaymentSchema, invoiceSchema } from './invoice.schema.js';
import { invoiceReply, invoiceSummaryReply } from './invoice.types.js';
import { invoiceFilters } from './invoice-states.js';

const access = staffWith('managePayments');
const params = shape({ hash: hash() });

export const listInvoices = endpoint({
  method: 'GET',
  path: '/invoices',
  summary:
    'All invoices, those in a state, only the credit notes, or those that a distribution can name (`isFunding`); drafts first, then by number, newest first',
  access,
  query: shape({
    state: string().oneOf(invoiceFilters),
    isFunding: number().oneOf([1]),
    limit: number().integer().min(1).max(200),
    offset: offset(),
  }),
  reply: records(invoiceSummaryReply),
});

export const createInvoice = endpoint({
  method: 'POST',
  path: '/invoices',
  summary: 'Create an invoice, as a draft',
  access,
  body: invoiceSchema,
  reply: record(invoiceReply, 201),
});

export const getInvoice = endpoint({
  method: 'GET',
  path: '/invoices/:hash',
  summary: 'An invoice or a credit note with its lines',
  access,
  versioned: true,
  params,
  reply: record(invoiceReply),
});

export const updateInvoice = endpoint({
  method: 'PUT',
  path: '/invoices/:hash',
  summary: 'Update a draft; 409 once it is sent',
  access,
  versioned: true,
  params,
  body: invoiceSchema,
  reply: record(invoiceReply),
});

export const deleteInvoice = endpoint({
  method: 'DELETE',
  path: '/invoices/:hash',
  summary: 'Delete a draft; 409 once it is sent',
  access,
  versioned: true,
  params,
  reply: nothing,
});

/** Versioned, so that no one sends what another person has just changed. */
export const sendInvoice = endpoint({
  method: 'POST',
  path: '/invoices/:hash/send',
  summary:
    'Give a draft the next number, the issue day and the reference, and make its PDF in the background; 409 when it is no draft or the society’s details are missing, 422 when it is due before today',
  access,
  versioned: true,
  params,
  reply: record(invoiceReply),
});

export const payInvoice = endpoint({
  method: 'POST',
  path: '/invoices/:hash/pay',
  summary: 'Mark a sent invoice paid on a day from its issue until today; 409 in another state',
  access,
  params,
  body: invoicePaymentSchema,
  reply: record(invoiceReply),
});

export const creditInvoice = endpoint({
  method: 'POST',
  path: '/invoices/:hash/credit',
  summary:
    'Credit a sent or paid invoice by a credit note, which is the reply; 409 in another state, and when it funds an approved distribution',
  access,
  params,
  reply: record(invoiceReply, 201),
});

export const makeInvoicePdf = endpoint({
  method: 'POST',
  path: '/invoices/:hash/pdf',
  summary:
    'Make the PDF of a sent invoice in the background, when that has failed; otherwise nothing happens. 409 for a draft',
  access,
  params,
  reply: record(invoiceReply),
});

export const downloadInvoice = endpoint({
  method: 'GET',
  path: '/invoices/:hash/pdf',
  summary: 'Download the PDF of a sent invoice; 404 until it is ready',
  access,
  params,
  reply: file('application/pdf'),
});

export const updateFunding = endpoint({
  method: 'PUT',
  path: '/accountings/distributions/:hash/invoices',
  summary:
    'Name the invoices that fund an open distribution, with the cents that it uses of each; 409 for drafts and credit notes and once approved, 422 when the distributions together would use more than the net of an invoice',
  access,
  versioned: true,
  params,
  body: fundingSchema,
  reply: record(distributionReply),
});
