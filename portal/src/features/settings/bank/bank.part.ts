import { createBankAccount, updateBankAccount } from '@nimio/domain/bank-account/bank-account.endpoints';
import { currentAccount } from '@nimio/domain/bank-account/current-account';
import { exchange } from '../../../api/client';
import { invalidate } from '../../../api/use-endpoint';
import { lateRules } from '../../../shared/form/late-rules';
import { late } from '../../../shared/page/late';
import { ProofDialog } from '../../../shared/proof/use-proof';
import { refreshTasks } from '../../../shared/tasks/use-tasks';
import type { Part } from '../form/part';
import { type BankValues, bankValuesOf, replacedAccount } from './bank.form';

export const bankRules = lateRules(() => import('./bank.rules'));

const CheckDialog = late(() => import('./CheckDialog'));

/** Failed payments wait for another account. */
function invalidatePayments(profileHash: string): void {
  for (const path of ['planned-payments', 'accountings']) void invalidate(`/profiles/${profileHash}/${path}`);
}

/** The bank account. The first one is created, later ones replace it. */
export const bankPart: Part<BankValues> = {
  id: 'bank',
  valuesOf: bankValuesOf,
  rules: bankRules,
  validate: (values) => bankRules.current()?.bankErrors(values) ?? {},
  async write(values, { data, etag }) {
    const { bankBody } = await bankRules.load();
    const body = bankBody(values);
    const account = replacedAccount(data);
    const stored = account
      ? await exchange(updateBankAccount, { params: { hash: account.hash }, body, ifMatch: etag })
      : await exchange(createBankAccount, { body: { profileHash: data.hash, ...body }, ifMatch: etag });
    invalidatePayments(data.hash);
    void refreshTasks();
    return stored;
  },
  needsProof: true,
  confirmation: (_, { bankAccounts }) => (currentAccount(bankAccounts) ? CheckDialog : undefined),
  lateParts: [CheckDialog, ProofDialog],
  texts: { 'iban.required': 'bank.ibanRequired' },
  checkOnBlur: ['iban', 'swift'],
  // Account numbers are never stored in the browser.
  neverStored: ['iban', 'swift'],
};
