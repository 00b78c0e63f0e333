import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import * as endpoints from '@nimio/domain/customer-acquisition/customer-acquisition.endpoints';
import { DomainError } from '@nimio/domain/errors';
import { auditCall } from '../../../audit/audit.js';
import { pageOf, type UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { presentListed, presentOutreach } from '../present.js';
import { findOutreach, readOutreaches, summarizeOutreaches } from '../store.js';

export const listOutreachProfiles: UseCase<typeof endpoints.listOutreachProfiles> = async ({ query }) => {
  const { db, now } = system();
  const { status, due, q: typed = '' } = query;
  const filter = { status, dueOn: due === 1 ? finnishDay(now()) : undefined, typed };
  const [rows, { total }] = await Promise.all([
    readOutreaches(db, filter, pageOf(query)),
    summarizeOutreaches(db, filter),
  ]);
  return { records: rows.map(presentListed), total };
};

export const getOutreachProfile: UseCase<typeof endpoints.getOutreachProfile> = async ({
  params,
  caller,
  requestId,
}) => {
  const { db } = system();
  const row = await findOutreach(db, params.hash);
  if (!row) throw new DomainError('notFound');
  if (row.profile_id !== null)
    await auditCall(endpoints.getOutreachProfile, { caller, requestId }, [row.profile_id]);
  return presentOutreach(db, row);
};
