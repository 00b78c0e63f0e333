import * as endpoints from '@nimio/domain/bank-file/bank-file.endpoints';
import { auditCall } from '../../../audit/audit.js';
import { pageOf, type UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { readBounced, readBouncedPayments, summarizeBounced } from '../bounced-store.js';
import { presentBounced } from '../present.js';

export const listBouncedProfiles: UseCase<typeof endpoints.listBouncedProfiles> = async ({
  query: { reason, q, ...page },
  caller,
  requestId,
}) => {
  const { db } = system();
  const rows = await readBounced(db, { reason, q, ...pageOf(page) });
  const profileIds = rows.map(({ profile_id: id }) => id);
  await auditCall(endpoints.listBouncedProfiles, { caller, requestId }, profileIds);
  const payments = await readBouncedPayments(db, profileIds);
  const { total } = await summarizeBounced(db, { reason, q });
  return { records: rows.map((row) => presentBounced(row, payments)), total };
};
