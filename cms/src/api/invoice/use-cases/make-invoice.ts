import { invoicePdf } from '../../../integrations/pdf/make-pdf.js';
import type { InvoiceSender } from '../../../integrations/pdf/write-invoice.js';
import type { JobPayloads } from '../../../jobs/job-payloads.js';
import { type JobHandler, PermanentFailure } from '../../../jobs/jobs.js';
import { system } from '../../../system.js';
import { presentInvoice } from '../present.js';
import { findInvoice, readLines, savePdf } from '../store.js';

/** The job that makes the PDF of a sent invoice, again if the server was killed before it was stored. */
export const makeInvoice: JobHandler<JobPayloads['invoice']> = async ({ invoiceHash }) => {
  const { db, content } = system();
  const row = await findInvoice(db, invoiceHash);
  if (!row || row.number === null || row.issued === null || row.sender === null)
    throw new PermanentFailure('No such invoice');
  if (row.is_pdf_ready) return;
  const { accent } = await content.settings(row.language);
  const { lines } = presentInvoice(row, await readLines(db, row.id));
  const { number, issued, due, reference, language, credits_number: credits } = row;
  const sender = JSON.parse(row.sender) as InvoiceSender;
  const payer = { name: row.payer_name, businessId: row.business_id, address: row.address.split('\n') };
  const pdf = await invoicePdf({
    ...{ language, accent, sender, payer, number, issued, due, reference, credits, lines },
  });
  await db.transaction((tx) => savePdf(tx, row.id, pdf));
};
