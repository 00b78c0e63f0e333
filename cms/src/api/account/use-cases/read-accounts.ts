import * as endpoints from '@nimio/domain/account/account.endpoints';
import { auditCall } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { presentAccount, presentLocked } from '../present.js';
import { readLockedFor, requireAccount } from '../require-account.js';

/** Reading is an audit event as well, as everywhere where staff look at a customer's data (decision 0014). */
export const getAccount: UseCase<typeof endpoints.getAccount> = async ({ params, caller, requestId }) => {
  const account = await requireAccount(caller, params.userHash);
  await auditCall(endpoints.getAccount, { caller, requestId }, [account.default_profile_id]);
  return presentAccount(account);
};

export const listLockedAccounts: UseCase<typeof endpoints.listLockedAccounts> = async ({ caller }) => {
  const locked = await readLockedFor(caller);
  return { records: locked.map(presentLocked), total: locked.length };
};
