import type * as endpoints from '@nimio/domain/death-report/death-report.endpoints';
import { mostDocuments } from '@nimio/domain/death-report/death-report.schema';
import type { DeathReport } from '@nimio/domain/death-report/death-report.types';
import { DomainError } from '@nimio/domain/errors';
import { audit } from '../../../audit/audit.js';
import type { Transaction } from '../../../data/database.js';
import { requireStillAllowed } from '../../../http/access.js';
import type { Call, UseCase } from '../../../http/call.js';
import { checkPdf } from '../../../integrations/pdf/check-pdf.js';
import { system } from '../../../system.js';
import { presentReport } from '../present.js';
import { deleteDocument, insertDocument, type ReportRow, readDocuments, requireOwnReport } from '../store.js';

type DocumentCall = Call<
  typeof endpoints.addDeathReportDocument | typeof endpoints.deleteDeathReportDocument
>;

/** Changes the documents of an open report, which is locked. @throws `deathReportHandled` */
function changeDocuments(
  call: DocumentCall,
  event: 'death-report.add-document' | 'death-report.delete-document',
  change: (tx: Transaction, report: ReportRow) => Promise<void>,
): Promise<DeathReport> {
  const { params, caller, profile, requestId } = call;
  return system().db.transaction(async (tx) => {
    const report = await requireOwnReport(tx, profile.id, params.reportHash);
    await requireStillAllowed(tx, call);
    if (report.state === 'handled') throw new DomainError('deathReportHandled');
    await change(tx, report);
    await audit(tx, event, { caller, profile, requestId }, { report: report.hash });
    return presentReport(tx, report);
  });
}

export const addDeathReportDocument: UseCase<typeof endpoints.addDeathReportDocument> = async (call) => {
  await checkPdf(call.upload, call.caller.accountHash);
  return changeDocuments(call, 'death-report.add-document', async (tx, { id: reportId }) => {
    const taken = (await readDocuments(tx, reportId)).map(({ number }) => number);
    if (taken.length >= mostDocuments) throw new DomainError('documentsFull');
    // A deleted document leaves its number free.
    const number = taken.findIndex((one, at) => one !== at + 1) + 1 || taken.length + 1;
    await insertDocument(tx, { reportId, number, bytes: call.upload, at: system().now().toISOString() });
  });
};

export const deleteDeathReportDocument: UseCase<typeof endpoints.deleteDeathReportDocument> = (call) =>
  changeDocuments(call, 'death-report.delete-document', async (tx, { id }) => {
    if (!(await deleteDocument(tx, id, call.params.number))) throw new DomainError('notFound');
  });
