import type * as endpoints from '@nimio/domain/distribution/distribution.endpoints';
import { DomainError } from '@nimio/domain/errors';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { enqueueUnregisteredLookup } from '../../customer-acquisition/enqueue-unregistered-lookup.js';
import { enqueuePaymentNotices } from '../../payment-notice/enqueue-payment-notices.js';
import { pay } from '../approval.js';
import { lockIdle, readDistribution, requireDistribution } from '../read-distribution.js';

/** The bank cannot have accepted a file that has never been downloaded. */
export const payDistribution: UseCase<typeof endpoints.payDistribution> = ({ params, caller, requestId }) => {
  const { db, now } = system();
  return db.transaction(async (tx) => {
    const row = await lockIdle(tx, params.hash);
    if (row.state === 'paid') throw new DomainError('distributionApproved');
    if (row.state !== 'approved') throw new DomainError('distributionNotApproved');
    const hasFile = (row.transfers ?? 0) > 0;
    if (hasFile && row.exported_message === null) throw new DomainError('fileNotDownloaded');
    const facts = await pay(tx, row, { accountId: caller.accountId, at: now().toISOString() });
    await enqueuePaymentNotices(tx, 'paid', row.id);
    if (row.kind === 'main') await enqueueUnregisteredLookup(tx, row.id);
    await audit(tx, 'distribution.pay', { caller, requestId }, { distribution: row.hash, ...facts });
    return readDistribution(tx, await requireDistribution(tx, row.hash), caller);
  });
};
