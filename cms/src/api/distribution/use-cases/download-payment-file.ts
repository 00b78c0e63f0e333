import type * as endpoints from '@nimio/domain/distribution/distribution.endpoints';
import { isOpen } from '@nimio/domain/distribution/distribution-states';
import { DomainError } from '@nimio/domain/errors';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { payerOfSociety } from '../../../payment-file/payer.js';
import { paymentFile } from '../../../payment-file/payment-file.js';
import { system } from '../../../system.js';
import { approvedAt, readTransfers } from '../payment-store.js';
import { presentTransfer } from '../present.js';
import { lockResting } from '../read-whole.js';
import { insertEvent } from '../store.js';

/**
 * Every payment, also once some have come back. The message is known by its distribution and day, so that the bank takes
 * none twice; another day of payment makes another message.
 */
export const downloadPaymentFile: UseCase<typeof endpoints.downloadPaymentFile> = ({
  params,
  caller,
  requestId,
}) => {
  const { db, now } = system();
  return db.transaction(async (tx) => {
    const row = await lockResting(tx, params.hash);
    if (isOpen(row.state)) throw new DomainError('distributionNotApproved');
    const transfers = await readTransfers(tx, row.calculation_id ?? 0);
    const file = paymentFile({
      payer: await payerOfSociety(),
      messageId: `${row.hash}-${row.pay_date.replaceAll('-', '')}`,
      created: await approvedAt(tx, row.id),
      executionDate: row.pay_date,
      payments: transfers.map((transfer) => presentTransfer(transfer, row.name)),
    });
    const facts = { payments: transfers.length };
    await insertEvent(tx, row.id, {
      kind: 'exported',
      accountId: caller.accountId,
      at: now().toISOString(),
      facts,
    });
    await audit(tx, 'distribution.export', { caller, requestId }, { distribution: row.hash, ...facts });
    return { name: `maksut-${row.pay_date}.xml`, bytes: Buffer.from(file) };
  });
};
