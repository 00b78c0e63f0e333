import * as endpoints from '@nimio/domain/bank-file/bank-file.endpoints';
import { auditCall } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { presentFailing, presentPaidInvoice, presentReport } from '../present.js';
import { readBankFile } from '../read-bank-file.js';
import { sortEntries } from '../sort-entries.js';

/** Shows what an import of the file would do, without changing anything. */
export const previewBankFile: UseCase<typeof endpoints.previewBankFile> = async ({
  upload,
  caller,
  requestId,
}) => {
  const file = await readBankFile(upload);
  const sorted = await sortEntries(system().db, file);
  // Sums and reasons are confidential, beyond what identifies a customer, so the read is an audit event.
  const payments = [...sorted.returned, ...sorted.wrongAmounts].map(({ payment }) => payment);
  const profileIds = payments.map(({ profile_id: id }) => id);
  await auditCall(endpoints.previewBankFile, { caller, requestId }, profileIds);
  return {
    seen: sorted.seen,
    failing: sorted.returned.map(presentFailing),
    invoices: sorted.paidInvoices.map(presentPaidInvoice),
    ...presentReport(file, sorted),
  };
};
