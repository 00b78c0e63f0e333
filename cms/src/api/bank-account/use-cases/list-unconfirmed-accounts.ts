import * as endpoints from '@nimio/domain/bank-account/bank-account.endpoints';
import { auditCall } from '../../../audit/audit.js';
import { pageOf, type UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { profileName } from '../../profile/name.js';
import { readUnconfirmed, summarizeUnconfirmed } from '../store.js';

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
  const records = rows.map((row) => ({
    hash: row.hash,
    profileHash: row.profile_hash,
    profileName: profileName(row),
    number: row.ext_party_code,
    iban: row.iban,
    swift: row.swift,
    setAt: row.set_at,
    setBy: profileName({
      kind: 'person',
      first_name: row.setter_first_name,
      last_name: row.setter_last_name,
      organisation_name: null,
    }),
    mayConfirm: row.may_confirm,
  }));
  return { records, total: (await summarizeUnconfirmed(db)).total };
};
