import type * as endpoints from '@nimio/domain/invoice/invoice.endpoints';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { columnsOf, linesOf } from '../present.js';
import { lockDraft, readInvoice } from '../read-invoice.js';
import { saveInvoice, saveLines } from '../store.js';

export const updateInvoice: UseCase<typeof endpoints.updateInvoice> = ({
  params,
  body,
  caller,
  requestId,
  requireFresh,
}) =>
  system().db.transaction(async (tx) => {
    const row = await lockDraft(tx, params.hash, 'invoiceSent', requireFresh);
    const changed = columnsOf(body);
    await saveInvoice(tx, row.id, changed);
    await saveLines(tx, row.id, linesOf(body));
    const columns = (Object.keys(changed) as (keyof typeof changed)[]).filter(
      (column) => String(changed[column]) !== String(row[column]),
    );
    await audit(tx, 'invoice.update', { caller, requestId }, { invoice: row.hash, columns });
    return readInvoice(tx, row.hash);
  });
