import { Button, TextField, toast } from '@nimio/design-system';
import { getAccount, updateAccount } from '@nimio/domain/account/account.endpoints';
import { accountSchema } from '@nimio/domain/account/account.schema';
import type { Account } from '@nimio/domain/account/account.types';
import { useState } from 'react';
import { exchange } from '../../api/client';
import { ConflictChoice } from '../../shared/conflict/ConflictChoice';
import { useFreshWrite } from '../../shared/conflict/use-fresh-write';
import type { Stored } from '../../shared/conflict/write-fresh';
import { PortalForm } from '../../shared/form/PortalForm';
import { usePortalForm } from '../../shared/form/use-portal-form';
import { validateWith } from '../../shared/form/validate-with';
import { useText } from '../../shared/intl/use-text';

interface AccountFormProps {
  account: Account;
  etag: string | undefined;
  /** Refetches it. */
  onChange: () => Promise<unknown>;
}

interface AccountNames {
  username: string;
  email: string;
}

const valuesOf = ({ username, email }: Account): AccountNames => ({ username, email: email ?? '' });
const validate = validateWith<AccountNames>(accountSchema);

/** The form for the names of a login. Changes by others are shown first. */
export function AccountForm({ account, etag, onChange }: AccountFormProps) {
  const { t } = useText();
  const params = { userHash: account.hash };
  const { base, write, follow, edit, conflictOf } = useFreshWrite<Account, AccountNames>(
    { data: account, etag },
    {
      valuesOf,
      read: () => exchange(getAccount, { params }),
      write: (body, over) => exchange(updateAccount, { params, body, ifMatch: over.etag }),
    },
  );
  const [initial] = useState(() => valuesOf(base.data));
  const form = usePortalForm<AccountNames>({ name: `account.${account.hash}`, initial, validate });
  follow(form);
  const store = (values = form.values, over?: Stored<Account>) =>
    form.save(async () => {
      const answer = await write(values, over);
      form.reset(valuesOf(answer.data));
      toast.success(t('staff.saved'));
      await onChange();
    });
  const conflict = conflictOf(form.failure, form.values);
  const labels = { username: t('staff.username'), email: t('staff.email') };
  return (
    <PortalForm
      form={form}
      onSubmit={store()}
      aria-label={t('staff.loginNamed', { name: base.data.username })}
      failureNotice={
        conflict && (
          <ConflictChoice
            rows={conflict.conflicts.map((name) => ({
              name,
              label: labels[name],
              own: form.values[name],
              current: conflict.values[name],
            }))}
            onKeepOwn={() => void store(conflict.merged, conflict.current)()}
            onTakeCurrent={() => {
              form.draft.drop();
              edit(conflict.current, form);
            }}
          />
        )
      }
    >
      <TextField {...form.field('username')} label={labels.username} autoComplete="off" />
      <TextField {...form.field('email')} label={labels.email} type="email" autoComplete="off" />
      <Button type="submit" variant="second" isPending={form.isSubmitting} isInactive={!form.isDirty}>
        {t('staff.save')}
      </Button>
    </PortalForm>
  );
}
