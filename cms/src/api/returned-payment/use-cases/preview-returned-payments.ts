import * as endpoints from '@nimio/domain/distribution/distribution.endpoints';
import { noteCall } from '../../../audit/note-call.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { presentReturned } from '../present.js';
import { readReturnsFile } from '../returns-file.js';
import { sortReturns } from '../sort-returns.js';

/** What the file would do; it changes nothing. */
export const previewReturnedPayments: UseCase<typeof endpoints.previewReturnedPayments> = async ({
  upload,
  caller,
  requestId,
}) => {
  const { lines, wrong } = readReturnsFile(upload);
  const { returned, ...rest } = await sortReturns(system().db, lines);
  // Sums, and why they came back, are more than what tells one customer from another.
  const profileIds = returned.map(({ payment }) => payment.profile_id);
  await noteCall(endpoints.previewReturnedPayments, { caller, requestId }, profileIds);
  return { ...rest, failing: returned.map(presentReturned), wrong };
};
