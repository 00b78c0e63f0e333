import type * as endpoints from '@nimio/domain/invoice/invoice.endpoints';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { lockDraft } from '../read-invoice.js';
import { deleteInvoiceRow } from '../store.js';

export const deleteInvoice: UseCase<typeof endpoints.deleteInvoice> = ({
  params,
  caller,
  requestId,
  requireFresh,
}) =>
  system().db.transaction(async (tx) => {
    const row = await lockDraft(tx, params.hash, 'invoiceSent', requireFresh);
    await deleteInvoiceRow(tx, row.id);
    await audit(tx, 'invoice.delete', { caller, requestId }, { invoice: row.hash });
    return undefined;
  });
