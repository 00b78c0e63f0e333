import type * as endpoints from '@nimio/domain/bank-account/bank-account.endpoints';
import { isForeignIban } from '@nimio/domain/bank-account/iban';
import { DomainError } from '@nimio/domain/errors';
import { audit } from '../../../audit/audit.js';
import { uniqueViolation } from '../../../data/database.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { presentProfile } from '../../profile/present.js';
import { readProfileData } from '../../profile/store.js';
import { changeProfile } from '../../profile/use-cases/change-profile.js';
import {
  type BankAccountColumns,
  insertBankAccount,
  updateBankAccount as storeBankAccount,
} from '../store.js';

/** A Finnish account needs no BIC, so none is stored. */
const columns = ({ iban, swift }: { iban: string; swift: string }): BankAccountColumns => {
  const isForeign = isForeignIban(iban);
  return { iban, swift: isForeign ? swift : null, foreign_account: isForeign ? 1 : 0 };
};

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

export const updateBankAccount: UseCase<typeof endpoints.updateBankAccount> = (call) =>
  changeProfile(call, 'bank-account.update', (tx) =>
    storeBankAccount(tx, { hash: call.params.hash, profileId: call.profile.id }, columns(call.body)),
  );
