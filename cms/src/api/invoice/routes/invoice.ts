import * as endpoints from '@nimio/domain/invoice/invoice.endpoints';
import { route } from '../../../http/route.js';
import { createInvoice } from '../use-cases/create-invoice.js';
import { creditInvoice } from '../use-cases/credit-invoice.js';
import { deleteInvoice } from '../use-cases/delete-invoice.js';
import { makeInvoicePdf } from '../use-cases/make-invoice-pdf.js';
import { payInvoice } from '../use-cases/pay-invoice.js';
import { downloadInvoice, getInvoice, listInvoices } from '../use-cases/read-invoices.js';
import { sendInvoice } from '../use-cases/send-invoice.js';
import { updateFunding } from '../use-cases/update-funding.js';
import { updateInvoice } from '../use-cases/update-invoice.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.listInvoices, listInvoices),
    route(endpoints.createInvoice, createInvoice),
    route(endpoints.getInvoice, getInvoice),
    route(endpoints.updateInvoice, updateInvoice),
    route(endpoints.deleteInvoice, deleteInvoice),
    route(endpoints.sendInvoice, sendInvoice),
    route(endpoints.payInvoice, payInvoice),
    route(endpoints.creditInvoice, creditInvoice),
    route(endpoints.makeInvoicePdf, makeInvoicePdf),
    route(endpoints.downloadInvoice, downloadInvoice),
    route(endpoints.updateFunding, updateFunding),
  ],
};
