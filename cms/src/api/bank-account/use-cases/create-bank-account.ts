import type * as endpoints from '@nimio/domain/bank-account/bank-account.endpoints';
import { DomainError } from '@nimio/domain/errors';
import { audit } from '../../../audit/audit.js';
import { uniqueViolation } from '../../../data/database.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { presentProfile } from '../../profile/present.js';
import { readProfileData } from '../../profile/store.js';
import { columns, insertBankAccount } from '../store.js';

/** The first account. A concurrent second one violates the unique priority and answers 409. */
export const createBankAccount: UseCase<typeof endpoints.createBankAccount> = ({
  body,
  caller,
  profile,
  requestId,
}) =>
  system()
    .db.transaction(async (tx) => {
      await insertBankAccount(tx, profile.id, columns(body), system().now().toISOString());
      await audit(tx, 'bank-account.create', { caller, profile, requestId });
      return presentProfile(await readProfileData(tx, profile.id), caller.rights);
    })
    .catch((error: unknown) => {
      if (uniqueViolation(error) !== undefined) throw new DomainError('bankAccountExists');
      throw error;
    });
