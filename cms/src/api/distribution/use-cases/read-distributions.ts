import * as endpoints from '@nimio/domain/distribution/distribution.endpoints';
import { isOpen } from '@nimio/domain/distribution/distribution-states';
import { auditCall } from '../../../audit/audit.js';
import { pageOf, type UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { readManual } from '../calculated-payments.js';
import {
  presentDistributionResult,
  presentEvent,
  presentManualPayment,
  presentReadiness,
  presentReadinessCustomer,
} from '../present.js';
import { readDistribution, requireDistribution } from '../read-distribution.js';
import { readReadiness, readReadinessCustomers } from '../readiness-store.js';
import { countResults, readFailed, readResults } from '../result-store.js';
import { countEvents, readDistributions, readEvents, summarizeDistributions } from '../store.js';

export const listDistributions: UseCase<typeof endpoints.listDistributions> = async ({ query, caller }) => {
  const { db } = system();
  const rows = await readDistributions(db, pageOf(query), query.state);
  const records = await Promise.all(rows.map((row) => readDistribution(db, row, caller)));
  return { records, total: (await summarizeDistributions(db, query.state)).total };
};

export const getDistribution: UseCase<typeof endpoints.getDistribution> = async ({ params, caller }) => {
  const { db } = system();
  return readDistribution(db, await requireDistribution(db, params.hash), caller);
};

export const listDistributionEvents: UseCase<typeof endpoints.listDistributionEvents> = async ({
  params,
  query,
}) => {
  const { db } = system();
  const { id } = await requireDistribution(db, params.hash);
  const rows = await readEvents(db, id, pageOf(query));
  return { records: rows.map(presentEvent), total: await countEvents(db, id) };
};

export const listDistributionResults: UseCase<typeof endpoints.listDistributionResults> = async ({
  params,
  query: { kind, ...rest },
  caller,
  requestId,
}) => {
  const { db } = system();
  const { calculation_id: id } = await requireDistribution(db, params.hash);
  if (id === null) return { records: [], total: 0 };
  const rows = await readResults(db, id, { kind, ...pageOf(rest) });
  // Sums and taxes are confidential, beyond what identifies a customer, so the read is an audit event.
  const profileIds = rows.map(({ profile_id: profileId }) => profileId);
  await auditCall(endpoints.listDistributionResults, { caller, requestId }, profileIds);
  const failed = await readFailed(
    db,
    rows.filter((row) => row.kind === 'failed').map(({ hash }) => hash),
  );
  const records = rows.map((row) => presentDistributionResult(row, failed.get(row.hash)));
  return { records, total: await countResults(db, id, kind) };
};

export const listManualPayments: UseCase<typeof endpoints.listManualPayments> = async ({
  params,
  query,
  caller,
  requestId,
}) => {
  const { db } = system();
  const { calculation_id: id, manual, state } = await requireDistribution(db, params.hash);
  // Until the approval an account may change.
  if (id === null || isOpen(state)) return { records: [], total: 0 };
  const rows = await readManual(db, id, pageOf(query));
  const profileIds = rows.map(({ profile_id: profileId }) => profileId);
  await auditCall(endpoints.listManualPayments, { caller, requestId }, profileIds);
  return { records: rows.map(presentManualPayment), total: manual ?? 0 };
};

export const getReadiness: UseCase<typeof endpoints.getReadiness> = async ({ params }) => {
  const { db } = system();
  const rows = await readReadiness(db, await requireDistribution(db, params.hash));
  return { records: rows.map(presentReadiness), total: rows.length };
};

export const listReadinessCustomers: UseCase<typeof endpoints.listReadinessCustomers> = async ({
  params: { hash, kind },
  query,
  caller,
  requestId,
}) => {
  const { db } = system();
  const row = await requireDistribution(db, hash);
  const rows = await readReadinessCustomers(db, row, { kind, ...pageOf(query) });
  const profileIds = rows.map(({ profile_id: profileId }) => profileId);
  await auditCall(endpoints.listReadinessCustomers, { caller, requestId }, profileIds);
  const summary = (await readReadiness(db, row)).find((one) => one.kind === kind);
  return { records: rows.map(presentReadinessCustomer), total: summary?.total ?? 0 };
};
