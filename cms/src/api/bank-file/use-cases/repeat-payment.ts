import type * as endpoints from '@nimio/domain/bank-file/bank-file.endpoints';
import { DomainError } from '@nimio/domain/errors';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { requireOthers } from '../../../identity/profile-access.js';
import { system } from '../../../system.js';
import { lockPayment } from '../../accounting/payment-store.js';
import { readFailed } from '../../distribution/result-store.js';
import { insertEvent } from '../../distribution/store.js';
import { netOf } from '../sort-entries.js';
import { findPayments, markRepeated } from '../store.js';

/**
 * The next calculation includes it; a payment that is repeated anyway, or requested twice, is no further audit event.
 */
export const repeatPayment: UseCase<typeof endpoints.repeatPayment> = ({ params, caller, requestId }) => {
  const { db, now } = system();
  return db.transaction(async (tx) => {
    const [payment] = await findPayments(tx, [params.hash]);
    if (!payment) throw new DomainError('notFound');
    await requireOthers({ db: tx, now }, [payment.profile_id], caller.accountId);
    await lockPayment(tx, payment.id);
    const failed = (await readFailed(tx, [payment.hash])).get(payment.hash);
    if (!failed || failed.state === 'replaced') throw new DomainError('paymentNotFailed');
    if (failed.is_payable === 0) throw new DomainError('accountMissing');
    if (failed.state === 'coming') return undefined;
    const at = now().toISOString();
    await markRepeated(tx, payment.id, at);
    const facts = { payments: 1, cents: netOf(payment) };
    await insertEvent(tx, payment.distribution_id, {
      kind: 'repeated',
      accountId: caller.accountId,
      at,
      facts,
    });
    const profile = { id: payment.profile_id, asStaff: true };
    await audit(tx, 'payment.repeat', { caller, profile, requestId }, { payment: payment.hash });
    return undefined;
  });
};
