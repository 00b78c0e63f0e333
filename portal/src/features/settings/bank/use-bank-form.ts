import { toast } from '@nimio/design-system';
import { createBankAccount, updateBankAccount } from '@nimio/domain/bank-account/bank-account.endpoints';
import { bankAccountSchema } from '@nimio/domain/bank-account/bank-account.schema';
import { readProfile } from '@nimio/domain/profile/profile.endpoints';
import type { Profile } from '@nimio/domain/profile/profile.types';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../api/api-error';
import { call, exchange } from '../../../api/client';
import { Conflict, type Stored, writeFresh } from '../../../shared/conflict/write-fresh';
import { usePortalForm } from '../../../shared/form/use-portal-form';
import { validateWith } from '../../../shared/form/validate-with';
import { useText } from '../../../shared/intl/use-text';
import { accountInUse, accountOf, type BankValues, bankValuesOf, emptyAccount } from './bank.form';

const validate = validateWith<BankValues>(bankAccountSchema, accountOf);
/** Account numbers never stay in the browser. */
const neverKept = ['iban', 'swift'] as const;

export interface BankFormProps {
  stored: Stored<Profile>;
  /** What is stored now, as saving it or a conflict has told. */
  onStored: (answer: Stored<Profile>) => void;
  /** The first account has been given elsewhere meanwhile. */
  onOutdated: () => void;
}

/** The form, the check before an account is replaced, and the choice after a conflict. */
export function useBankForm({ stored, onStored, onOutdated }: BankFormProps) {
  const { t } = useText();
  const [isChecking, setChecking] = useState(false);
  const form = usePortalForm<BankValues>({
    name: 'bank',
    initial: emptyAccount,
    validate,
    texts: { 'iban.required': 'bank.ibanRequired' },
    checkOnBlur: ['iban', 'swift'],
    neverKept,
    durationOf: ({ code }) => (code === 'bankAccountExists' ? 6000 : undefined),
  });
  const store = (over = stored) => {
    let answer = over;
    return form.save(
      async (values) => {
        answer = await writeAccount(values, over).catch((error: unknown) => {
          if (error instanceof ApiError && error.code === 'bankAccountExists') onOutdated();
          throw error;
        });
      },
      () => {
        form.reset(emptyAccount);
        onStored(answer);
        toast.success(t('settings.saved'));
      },
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.changes === 0) return;
    const isValid = Object.keys(validate(form.values)).length === 0;
    if (isValid && accountInUse(stored.data)) setChecking(true);
    else void store()(event);
  };
  const current = form.failure instanceof Conflict ? (form.failure.current as Stored<Profile>) : undefined;
  return {
    form,
    submit,
    check: isChecking && {
      old: bankValuesOf(stored.data),
      account: form.values,
      onConfirm: () => {
        setChecking(false);
        void store()();
      },
      onCancel: () => setChecking(false),
    },
    conflict: current && {
      currentIban: bankValuesOf(current.data).iban,
      keepOwn: () => void store(current)(),
      takeCurrent: () => {
        form.reset();
        onStored(current);
      },
    },
  };
}

/** The first account is made, a later one replaces it. */
async function writeAccount(values: BankValues, over: Stored<Profile>): Promise<Stored<Profile>> {
  const params = { profileHash: over.data.hash };
  const read = () => exchange(readProfile, { params });
  if (over.data.bankAccounts.length === 0) {
    await call(createBankAccount, { body: { ...params, ...bankAccountSchema.cast(accountOf(values)) } });
    return read();
  }
  return writeFresh(values, over, {
    valuesOf: bankValuesOf,
    read,
    write: (account, { data, etag }) =>
      exchange(updateBankAccount, {
        params: { hash: data.bankAccounts[0]?.hash ?? '' },
        body: bankAccountSchema.cast(accountOf(account)),
        ifMatch: etag,
      }),
  });
}
