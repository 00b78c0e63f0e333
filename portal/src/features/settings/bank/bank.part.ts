import { createBankAccount, updateBankAccount } from '@nimio/domain/bank-account/bank-account.endpoints';
import { bankAccountSchema } from '@nimio/domain/bank-account/bank-account.schema';
import { payableAccount } from '@nimio/domain/bank-account/payable-account';
import { getProfile } from '@nimio/domain/profile/profile.endpoints';
import { ApiError } from '../../../api/api-error';
import { call, exchange } from '../../../api/client';
import { invalidate } from '../../../api/use-endpoint';
import { validateWith } from '../../../shared/form/validate-with';
import { late } from '../../../shared/page/late';
import type { Part } from '../form/part';
import { accountOf, type BankValues, bankValuesOf, replacedAccount } from './bank.form';

const CheckDialog = late(() => import('./CheckDialog'));

/** An account that was added elsewhere in the meantime has not been confirmed. */
function asStale(error: unknown): never {
  if (error instanceof ApiError && error.code === 'bankAccountExists') throw new ApiError('stale', 412);
  throw error;
}

/** Failed payments wait for another account, and planned ones are paid to it. */
function invalidatePayments(profileHash: string): void {
  for (const path of ['planned-payments', 'accountings']) void invalidate(`/profiles/${profileHash}/${path}`);
}

/** The bank account. The first one is created, later ones replace it. */
export const bankPart: Part<BankValues> = {
  id: 'bank',
  valuesOf: bankValuesOf,
  validate: validateWith(bankAccountSchema, accountOf),
  async write(values, { data, etag }) {
    const body = bankAccountSchema.cast(accountOf(values));
    const params = { profileHash: data.hash };
    const account = replacedAccount(data);
    if (!account) await call(createBankAccount, { body: { ...params, ...body } }).catch(asStale);
    const stored = account
      ? await exchange(updateBankAccount, { params: { hash: account.hash }, body, ifMatch: etag })
      : await exchange(getProfile, { params });
    invalidatePayments(data.hash);
    return stored;
  },
  confirmation: (_, { bankAccounts }) => (payableAccount(bankAccounts) ? CheckDialog : undefined),
  dialogs: [CheckDialog],
  texts: { 'iban.required': 'bank.ibanRequired' },
  checkOnBlur: ['iban', 'swift'],
  // Account numbers are never stored in the browser.
  neverStored: ['iban', 'swift'],
};
