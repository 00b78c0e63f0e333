import type * as endpoints from '@nimio/domain/bank-account/bank-account.endpoints';
import type { UseCase } from '../../../http/call.js';
import { setBankAccount } from '../set-bank-account.js';
import { replaceBankAccount } from '../store.js';

export const updateBankAccount: UseCase<typeof endpoints.updateBankAccount> = (call) =>
  setBankAccount(call, 'bank-account.update', (tx, account) =>
    replaceBankAccount(tx, { hash: call.params.hash, profileId: call.profile.id }, account),
  );
