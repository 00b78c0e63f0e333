import * as endpoints from '@nimio/domain/distribution/distribution.endpoints';
import { auditCall } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { presentReturned } from '../present.js';
import { readReturnsFile } from '../returns-file.js';
import { sortReturns } from '../sort-returns.js';

/** Shows what an import of the file would do, without changing anything. */
export const previewReturnedPayments: UseCase<typeof endpoints.previewReturnedPayments> = async ({
  upload,
  caller,
  requestId,
}) => {
  const { lines, wrong } = readReturnsFile(upload);
  const { returned, ...rest } = await sortReturns(system().db, lines);
  // Sums and reasons are confidential, beyond what identifies a customer, so the read is an audit event.
  const profileIds = returned.map(({ payment }) => payment.profile_id);
  await auditCall(endpoints.previewReturnedPayments, { caller, requestId }, profileIds);
  return { ...rest, failing: returned.map(presentReturned), wrong };
};
