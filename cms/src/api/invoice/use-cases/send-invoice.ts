import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import { DomainError } from '@nimio/domain/errors';
import type * as endpoints from '@nimio/domain/invoice/invoice.endpoints';
import { referenceOf } from '@nimio/domain/invoice/reference-number';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { enqueuePdf, nextNumber, senderIn } from '../issue.js';
import { lockDraft, readInvoice } from '../read-invoice.js';
import { saveInvoice } from '../store.js';

export const sendInvoice: UseCase<typeof endpoints.sendInvoice> = ({
  params,
  caller,
  requestId,
  requireFresh,
}) => {
  const { db, now } = system();
  return db.transaction(async (tx) => {
    const row = await lockDraft(tx, params.hash, 'invoiceState', requireFresh);
    const issued = finnishDay(now());
    if (row.due < issued) throw new DomainError('dayInvalid', { field: 'due' });
    const sender = await senderIn(row.language);
    const number = await nextNumber(tx);
    await saveInvoice(tx, row.id, {
      ...{ state: 'sent', number, issued, reference: referenceOf(number) },
      sender: JSON.stringify(sender),
    });
    await enqueuePdf(tx, row.hash);
    await audit(tx, 'invoice.send', { caller, requestId }, { invoice: row.hash, number });
    return readInvoice(tx, row.hash);
  });
};
