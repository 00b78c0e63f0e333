import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import type * as endpoints from '@nimio/domain/distribution/distribution.endpoints';
import { isOpen } from '@nimio/domain/distribution/distribution-states';
import { DomainError } from '@nimio/domain/errors';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { paymentFile } from '../../../payment-file/payment-file.js';
import { system } from '../../../system.js';
import { approvedAt, readTransfers } from '../calculated-payments.js';
import { messageIdOf } from '../payment-message.js';
import { fileNameOf, presentPayer, presentTransfer } from '../present.js';
import { lockIdle, needsSecondPerson } from '../read-distribution.js';
import { insertEvent, saveDistribution } from '../store.js';

/** Every payment, including those that the bank returned: the file is the same until it is renewed. */
export const downloadPaymentFile: UseCase<typeof endpoints.downloadPaymentFile> = ({
  params,
  caller,
  requestId,
}) => {
  const { db, now } = system();
  return db.transaction(async (tx) => {
    const row = await lockIdle(tx, params.hash);
    if (isOpen(row.state)) throw new DomainError('distributionNotApproved');
    // With a false report of a rejection one person could have two files paid.
    if (row.state === 'approved' && needsSecondPerson(row, caller))
      throw new DomainError('secondPersonRequired');
    // The bank rejects a past day. Once it has accepted the file, the same file remains available.
    if (row.state === 'approved' && row.pay_date < finnishDay(now())) throw new DomainError('payDatePast');
    const transfers = await readTransfers(tx, row.calculation_id ?? 0);
    const payments = transfers.map((transfer) => presentTransfer(transfer, row.information ?? ''));
    const messageId = messageIdOf(row);
    const file = paymentFile({
      payer: presentPayer(row),
      messageId,
      created: await approvedAt(tx, row.id),
      executionDate: row.pay_date,
      payments,
    });
    await saveDistribution(tx, row.id, { exported_message: messageId });
    const paid = payments.filter(({ netInCents }) => netInCents > 0);
    const cents = paid.reduce((sum, { netInCents }) => sum + netInCents, 0);
    const facts = { payments: paid.length, cents };
    await insertEvent(tx, row.id, {
      kind: 'exported',
      accountId: caller.accountId,
      at: now().toISOString(),
      facts,
    });
    await audit(tx, 'distribution.export', { caller, requestId }, { distribution: row.hash, ...facts });
    return { name: fileNameOf('maksut', row, 'xml'), bytes: Buffer.from(file) };
  });
};
