import type * as endpoints from '@nimio/domain/bank-account/bank-account.endpoints';
import { DomainError } from '@nimio/domain/errors';
import { uniqueViolation } from '../../../data/database.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { setBankAccount } from '../set-bank-account.js';
import { insertBankAccount } from '../store.js';

/** The first account. A second one violates the unique priority and answers 409. */
export const createBankAccount: UseCase<typeof endpoints.createBankAccount> = (call) =>
  setBankAccount(call, 'bank-account.create', (tx, account) =>
    insertBankAccount(tx, call.profile.id, account, system().now().toISOString()),
  ).catch((error: unknown) => {
    if (uniqueViolation(error) !== undefined) throw new DomainError('bankAccountExists');
    throw error;
  });
