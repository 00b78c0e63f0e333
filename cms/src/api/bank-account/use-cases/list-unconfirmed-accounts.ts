import * as endpoints from '@nimio/domain/bank-account/bank-account.endpoints';
import { auditCall } from '../../../audit/audit.js';
import { pageOf, type UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { profileName } from '../../profile/name.js';
import { readUnconfirmed, refusedConfirmers, summarizeUnconfirmed, type UnconfirmedRow } from '../store.js';

/** Staff confirm neither what they set, nor what a login set that they may control, nor their own account. */
async function mayConfirm(row: UnconfirmedRow, accountId: number): Promise<0 | 1> {
  const { db, isApprovedByOne } = system();
  if (row.is_own === 1) return 0;
  return isApprovedByOne || !(await refusedConfirmers(db, row)).includes(accountId) ? 1 : 0;
}

export const listUnconfirmedAccounts: UseCase<typeof endpoints.listUnconfirmedAccounts> = async ({
  query,
  caller,
  requestId,
}) => {
  const { db, now } = system();
  const confirmer = { accountId: caller.accountId, at: now().toISOString() };
  const rows = await readUnconfirmed(db, confirmer, pageOf(query));
  const profileIds = rows.map(({ profile_id: profileId }) => profileId);
  // Account numbers are confidential, so the read is an audit event.
  await auditCall(endpoints.listUnconfirmedAccounts, { caller, requestId }, profileIds);
  const toRecord = async (row: UnconfirmedRow) => ({
    hash: row.hash,
    profileHash: row.profile_hash,
    profileName: profileName(row),
    number: row.ext_party_code,
    iban: row.iban,
    swift: row.swift,
    setAt: row.set_at,
    setBy: profileName({
      kind: row.setter_kind,
      first_name: row.setter_first_name,
      last_name: row.setter_last_name,
      organisation_name: row.setter_organisation,
    }),
    mayConfirm: await mayConfirm(row, caller.accountId),
  });
  const records = await Promise.all(rows.map(toRecord));
  return { records, total: (await summarizeUnconfirmed(db)).total };
};
