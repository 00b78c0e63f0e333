import { DescriptionList, formatDate, Skeleton } from '@nimio/design-system';
import { getAccount } from '@nimio/domain/account/account.endpoints';
import type { Account, ProfileAccount } from '@nimio/domain/account/account.types';
import { useEndpoint } from '../../../api/use-endpoint';
import { useMoment } from '../../../shared/intl/use-moment';
import { useText } from '../../../shared/intl/use-text';
import { LoadFailure } from '../../../shared/page/LoadFailure';
import { AccountActions } from './AccountActions';
import { AccountForm } from './AccountForm';
import { RestoreAccess } from './RestoreAccess';

export interface ProfileAccountProps {
  account: ProfileAccount;
  /** The profile whose accounts are shown, which may be another's. */
  ofProfile: string;
  /** Whether that customer is open, so that access can be given. */
  mayInvite: boolean;
  /** Refetches the profile's accounts. */
  onChange: () => Promise<unknown>;
}

/** One account with its data and actions. A closed one cannot be changed. */
export function AccountDetails({ account, ofProfile, mayInvite, onChange }: ProfileAccountProps) {
  const { t } = useText();
  const stateText = useStateText();
  const { data, etag, error, reload } = useEndpoint(getAccount, { params: { userHash: account.hash } });
  if (error) return <LoadFailure error={error} onRetry={reload} />;
  if (!data) return <Skeleton lines={4} />;
  const changed = () => Promise.all([reload(), onChange()]);
  const isOwn = account.profileHash === ofProfile;
  return (
    <>
      <DescriptionList
        items={[
          ...(isOwn ? [] : [{ term: t('staff.whose'), value: account.profileName }]),
          { term: t('staff.state'), value: stateText(data) },
          { term: t('staff.created'), value: formatDate(data.created) },
        ]}
      />
      {mayInvite && isOwn && account.access === null && data.closed === null && (
        <RestoreAccess account={account} onRestored={changed} />
      )}
      {data.closed === null && (
        <>
          <AccountForm account={data} etag={etag} onChange={changed} />
          <AccountActions account={data} onChange={changed} />
        </>
      )}
    </>
  );
}

function useStateText(): (account: Account) => string {
  const { t } = useText();
  const formatMoment = useMoment();
  return ({ closed, lockedUntil }) => {
    if (closed) return t('staff.closedOn', { date: formatDate(closed) });
    return lockedUntil ? t('staff.locked', { until: formatMoment(lockedUntil) }) : t('staff.open');
  };
}
