import type * as endpoints from '@nimio/domain/bank-account/bank-account.endpoints';
import type { UseCase } from '../../../http/call.js';
import { changeProfile } from '../../profile/change-profile.js';
import { rereadBankAccounts } from '../../profile/store.js';
import { columns, updateBankAccount as storeBankAccount } from '../store.js';

export const updateBankAccount: UseCase<typeof endpoints.updateBankAccount> = (call) =>
  changeProfile(call, 'bank-account.update', rereadBankAccounts, (tx) =>
    storeBankAccount(tx, { hash: call.params.hash, profileId: call.profile.id }, columns(call.body)),
  );
