import { Button, TextField, toast } from '@nimio/design-system';
import { getAccount, updateAccount } from '@nimio/domain/account/account.endpoints';
import { accountSchema } from '@nimio/domain/account/account.schema';
import type { Account } from '@nimio/domain/account/account.types';
import { exchange } from '../../../api/client';
import { ConflictChoice } from '../../../shared/conflict/ConflictChoice';
import { useVersionedForm } from '../../../shared/conflict/use-versioned-form';
import { PortalForm } from '../../../shared/form/PortalForm';
import { validateWith } from '../../../shared/form/validate-with';
import { useText } from '../../../shared/intl/use-text';

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

/** The form for the names of an account. Changes by others are shown first. */
export function AccountForm({ account, etag, onChange }: AccountFormProps) {
  const { t } = useText();
  const params = { userHash: account.hash };
  const { form, base, save, conflict } = useVersionedForm<Account, AccountNames>({
    stored: { data: account, etag },
    valuesOf,
    read: () => exchange(getAccount, { params }),
    write: (body, over) => exchange(updateAccount, { params, body, ifMatch: over.etag }),
    name: `account.${account.hash}`,
    validate,
    onStored: onChange,
    onSaved: () => toast.success(t('staff.saved')),
  });
  const labels = { username: t('staff.username'), email: t('staff.email') };
  return (
    <PortalForm
      form={form}
      onSubmit={save}
      aria-label={t('staff.accountNamed', { name: base.data.username })}
      failureNotice={
        conflict && (
          <ConflictChoice
            conflict={conflict}
            label={(name) => labels[name]}
            text={(name, side) => conflict[side][name]}
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
