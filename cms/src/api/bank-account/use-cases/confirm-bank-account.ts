import type * as endpoints from '@nimio/domain/bank-account/bank-account.endpoints';
import { DomainError } from '@nimio/domain/errors';
import type { Transaction } from '../../../data/database.js';
import type { Call, UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { changeProfile } from '../../profile/change-profile.js';
import { rereadBankAccounts } from '../../profile/store.js';
import { findLoginControllers } from '../login-control.js';
import { findUnconfirmed, markConfirmed, refusedConfirmers } from '../store.js';

type Confirming = Call<typeof endpoints.confirmBankAccount>;

/** A login that staff may control is not the holder for certain. */
async function isTrusted(tx: Transaction, { caller, profile }: Confirming): Promise<boolean> {
  const at = system().now().toISOString();
  return profile.asStaff || (await findLoginControllers(tx, caller, profile.id, at)).length === 0;
}

/** The holder confirms, or a member of staff who neither set the account nor may control the login that set it. */
export const confirmBankAccount: UseCase<typeof endpoints.confirmBankAccount> = (call) => {
  const { params, caller, profile } = call;
  if (profile.asStaff && !caller.rights.includes('managePayments')) throw new DomainError('forbidden');
  return changeProfile(call, 'bank-account.confirm', rereadBankAccounts, async (tx) => {
    const account = await findUnconfirmed(tx, params.hash);
    if (!account) throw new DomainError('accountConfirmed');
    const isByOne = system().isApprovedByOne;
    const refused = await refusedConfirmers(tx, account);
    if (!isByOne && (refused.includes(caller.accountId) || !(await isTrusted(tx, call))))
      throw new DomainError('secondPersonRequired');
    await markConfirmed(tx, params.hash, isByOne ? null : caller.accountId);
    return isByOne ? { byOnePerson: 1 } : undefined;
  });
};
