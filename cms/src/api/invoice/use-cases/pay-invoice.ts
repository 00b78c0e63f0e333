import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import { DomainError } from '@nimio/domain/errors';
import type * as endpoints from '@nimio/domain/invoice/invoice.endpoints';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { markPaid } from '../mark-paid.js';
import { readInvoice, requireLocked } from '../read-invoice.js';

export const payInvoice: UseCase<typeof endpoints.payInvoice> = ({
  params,
  body: { paidOn },
  caller,
  requestId,
}) => {
  const { db, now } = system();
  return db.transaction(async (tx) => {
    const row = await requireLocked(tx, params.hash);
    await markPaid(tx, row, paidOn, { caller, requestId });
    if (paidOn > finnishDay(now()) || paidOn < (row.issued ?? ''))
      throw new DomainError('dayInvalid', { field: 'paidOn' });
    return readInvoice(tx, row.hash);
  });
};
