import { DataTable, EmptyState, Text, toast } from '@nimio/design-system';
import { listLockedAccounts, releaseAccount } from '@nimio/domain/account/account.endpoints';
import type { LockedAccount } from '@nimio/domain/account/account.types';
import { call } from '../../../api/client';
import { useEndpoint } from '../../../api/use-endpoint';
import { AsyncButton } from '../../../shared/action/AsyncButton';
import { useErrorText } from '../../../shared/errors/error-text';
import { useMoment } from '../../../shared/intl/use-moment';
import { useText } from '../../../shared/intl/use-text';
import { refreshWorklist } from '../../../shared/worklist/use-worklist';
import { StaffPage } from '../StaffPage';

/** Accounts locked after too many attempts, and how to unlock them. */
export function LockedAccountsPage() {
  const { t } = useText();
  return (
    <StaffPage title={t('staff.lockedAccounts')} rights={['manageAccounts']}>
      <Text>{t('staff.lockedIntro')}</Text>
      <LockedAccounts />
    </StaffPage>
  );
}

const none: LockedAccount[] = [];

function LockedAccounts() {
  const { t } = useText();
  const formatMoment = useMoment();
  const { ofFailure } = useErrorText();
  const { data, error, isLoading, reload } = useEndpoint(listLockedAccounts, {}, { revalidateOnFocus: true });
  const release = async ({ hash: userHash }: LockedAccount) => {
    await call(releaseAccount, { params: { userHash } });
    toast.success(t('staff.released'));
    await Promise.all([reload(), refreshWorklist()]);
  };
  return (
    <DataTable
      caption={t('staff.lockedAccounts')}
      columns={[
        {
          id: 'username',
          header: t('staff.username'),
          cell: ({ username }) => username,
          isRowHeader: true,
        },
        { id: 'client', header: t('staff.client'), cell: ({ profileName }) => profileName },
        {
          id: 'since',
          header: t('staff.since'),
          cell: ({ lockedAt }) => formatMoment(lockedAt),
          isUnbroken: true,
        },
        {
          id: 'until',
          header: t('staff.until'),
          cell: ({ lockedUntil }) => formatMoment(lockedUntil),
          isUnbroken: true,
        },
      ]}
      rows={data?.records ?? none}
      rowKey={({ hash }) => hash}
      actions={(account) => (
        <AsyncButton
          size="sm"
          variant="second"
          aria-label={t('staff.releaseNamed', { name: account.username })}
          action={() => release(account)}
        >
          {t('staff.release')}
        </AsyncButton>
      )}
      isLoading={isLoading}
      error={error && ofFailure(error)}
      onRetry={reload}
      empty={<EmptyState>{t('staff.noneLocked')}</EmptyState>}
    />
  );
}
