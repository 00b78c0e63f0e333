import { DomainError } from '@nimio/domain/errors';
import type * as endpoints from '@nimio/domain/invoice/invoice.endpoints';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { enqueuePdf } from '../issue.js';
import { readInvoice, requireLocked } from '../read-invoice.js';

/** Makes the PDF again after its job has failed; the lock serializes two requests. */
export const makeInvoicePdf: UseCase<typeof endpoints.makeInvoicePdf> = ({ params, caller, requestId }) =>
  system().db.transaction(async (tx) => {
    const row = await requireLocked(tx, params.hash);
    if (row.state === 'draft') throw new DomainError('invoiceState');
    if (row.is_pdf_failed) {
      await enqueuePdf(tx, row.hash);
      await audit(tx, 'invoice.makePdf', { caller, requestId }, { invoice: row.hash, number: row.number });
    }
    return readInvoice(tx, row.hash);
  });
