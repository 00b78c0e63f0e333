import * as endpoints from '@nimio/domain/cumulation/cumulation.endpoints';
import { auditCall } from '../../../audit/audit.js';
import { pageOf, type UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { conditionsIn } from '../../customer/conditions-in.js';
import { profileName } from '../../profile/name.js';
import { readCumulations, summarizeCumulations } from '../store.js';

export const listCumulations: UseCase<typeof endpoints.listCumulations> = async ({
  query: { minCents, olderThan, q, ...page },
  caller,
  requestId,
}) => {
  const { db } = system();
  const customers = q ? await conditionsIn({ search: q, status: 'all' }) : undefined;
  const filter = { minCents, olderThan, customers };
  const rows = await readCumulations(db, { ...filter, ...pageOf(page) });
  await auditCall(
    endpoints.listCumulations,
    { caller, requestId },
    rows.map((row) => row.profile_id),
  );
  const { total, cents } = await summarizeCumulations(db, filter);
  const records = rows.map((row) => ({
    profileHash: row.profile_hash,
    profileName: profileName(row),
    number: row.ext_party_code,
    amountInCents: Number(row.cents),
    since: row.since,
    state: row.state,
  }));
  return { records, total, totalInCents: Number(cents) };
};
