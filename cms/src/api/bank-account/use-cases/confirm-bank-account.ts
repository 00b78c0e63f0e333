import type * as endpoints from '@nimio/domain/bank-account/bank-account.endpoints';
import { DomainError } from '@nimio/domain/errors';
import type { UseCase } from '../../../http/call.js';
import { changeProfile } from '../../profile/change-profile.js';
import { rereadBankAccounts } from '../../profile/store.js';
import { findController } from '../controller.js';
import { findSetter, markConfirmed } from '../store.js';

/**
 * The holder confirms, or a second member of staff. A login that staff may control is not the holder for certain, so it
 * cannot confirm either.
 */
export const confirmBankAccount: UseCase<typeof endpoints.confirmBankAccount> = (call) => {
  const { params, caller, profile } = call;
  if (profile.asStaff && !caller.rights.includes('managePayments')) throw new DomainError('forbidden');
  return changeProfile(call, 'bank-account.confirm', rereadBankAccounts, async (tx) => {
    const setter = await findSetter(tx, params.hash);
    if (setter === undefined) throw new DomainError('accountConfirmed');
    const isSetter = setter === caller.accountId;
    const isControlled = !profile.asStaff && (await findController(tx, caller, profile.id)) !== undefined;
    if (isSetter || isControlled) throw new DomainError('secondPersonRequired');
    await markConfirmed(tx, params.hash, caller.accountId);
  });
};
