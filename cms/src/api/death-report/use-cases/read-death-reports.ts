import * as endpoints from '@nimio/domain/death-report/death-report.endpoints';
import { DomainError } from '@nimio/domain/errors';
import { audit, auditCall } from '../../../audit/audit.js';
import { pageOf, type UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { presentQueued, presentReceived, presentReport } from '../present.js';
import {
  countOwnReports,
  findReport,
  type ReceivedRow,
  readDocument,
  readOwnReports,
  readReports,
  summarizeReports,
} from '../store.js';

export const listOwnDeathReports: UseCase<typeof endpoints.listOwnDeathReports> = async ({
  query,
  profile,
}) => {
  const { db } = system();
  const [rows, total] = await Promise.all([
    readOwnReports(db, profile.id, pageOf(query)),
    countOwnReports(db, profile.id),
  ]);
  return { records: await Promise.all(rows.map((row) => presentReport(db, row))), total };
};

export const listDeathReports: UseCase<typeof endpoints.listDeathReports> = async ({ query }) => {
  const { db } = system();
  const { state = 'open' } = query;
  const [rows, { total }] = await Promise.all([
    readReports(db, state, pageOf(query)),
    summarizeReports(db, state),
  ]);
  return { records: rows.map(presentQueued), total };
};

async function requireReport(hash: string): Promise<ReceivedRow> {
  const report = await findReport(system().db, hash);
  if (!report) throw new DomainError('notFound');
  return report;
}

/** Opening a report is recorded as a look at its reporter's data; listing the queue is not. */
export const getDeathReport: UseCase<typeof endpoints.getDeathReport> = async ({
  params,
  caller,
  requestId,
}) => {
  const report = await requireReport(params.reportHash);
  await auditCall(endpoints.getDeathReport, { caller, requestId }, [report.profile_id]);
  return presentReceived(system().db, report);
};

export const downloadDeathReportDocument: UseCase<typeof endpoints.downloadDeathReportDocument> = async ({
  params,
  caller,
  requestId,
}) => {
  const { db } = system();
  const { id, hash, profile_id } = await requireReport(params.reportHash);
  const bytes = await readDocument(db, id, params.number);
  if (!bytes) throw new DomainError('notFound');
  const profile = { id: profile_id, asStaff: true };
  await db.transaction((tx) =>
    audit(tx, 'death-report.download', { caller, profile, requestId }, { report: hash }),
  );
  return { name: `asiakirja-${params.number}.pdf`, bytes };
};
