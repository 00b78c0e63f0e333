import type * as endpoints from '@nimio/domain/death-report/death-report.endpoints';
import { DomainError } from '@nimio/domain/errors';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { requireOthers } from '../../../identity/profile-access.js';
import { system } from '../../../system.js';
import { presentReceived } from '../present.js';
import { lockReport, saveState } from '../store.js';

/** Staff do not handle their own reports. */
export const updateDeathReport: UseCase<typeof endpoints.updateDeathReport> = ({
  params,
  body,
  caller,
  requestId,
  requireFresh,
}) => {
  const { db, now } = system();
  return db.transaction(async (tx) => {
    const report = await lockReport(tx, params.reportHash);
    if (!report) throw new DomainError('notFound');
    await requireOthers({ db: tx, now }, [report.profile_id], caller.accountId);
    // The reporter may have added something that no one has read.
    requireFresh(await presentReceived(tx, report));
    const { state } = body;
    if (state !== report.state) {
      await saveState(tx, report.id, state, { accountId: caller.accountId, at: now().toISOString() });
      const profile = { id: report.profile_id, asStaff: true };
      await audit(tx, 'death-report.update', { caller, profile, requestId }, { report: report.hash, state });
    }
    return presentReceived(tx, { ...report, state });
  });
};
