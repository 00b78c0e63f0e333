import { DescriptionList, formatDate, Skeleton } from '@nimio/design-system';
import { getAccount } from '@nimio/domain/account/account.endpoints';
import type { Account, ProfileLogin } from '@nimio/domain/account/account.types';
import { useEndpoint } from '../../../api/use-endpoint';
import { momentText } from '../../../shared/audit/moment';
import { useText } from '../../../shared/intl/use-text';
import { LoadFailure } from '../../../shared/page/LoadFailure';
import { AccountActions } from './AccountActions';
import { AccountForm } from './AccountForm';
import { RestoreAccess } from './RestoreAccess';

export interface LoginProps {
  login: ProfileLogin;
  /** The profile whose logins are shown, which may be another's. */
  ofProfile: string;
  /** Refetches the profile's logins. */
  onChange: () => Promise<unknown>;
}

/** One login with its data and actions. A closed one cannot be changed. */
export function Login({ login, ofProfile, onChange }: LoginProps) {
  const { t } = useText();
  const stateText = useStateText();
  const { data, etag, error, reload } = useEndpoint(getAccount, { params: { userHash: login.hash } });
  if (error && !data) return <LoadFailure error={error} onRetry={reload} />;
  if (!data) return <Skeleton lines={4} />;
  const changed = () => Promise.all([reload(), onChange()]);
  const isOwn = login.profileHash === ofProfile;
  return (
    <>
      <DescriptionList
        items={[
          ...(isOwn ? [] : [{ term: t('staff.whose'), value: login.profileName }]),
          { term: t('staff.state'), value: stateText(data) },
          { term: t('staff.created'), value: formatDate(data.created) },
        ]}
      />
      {isOwn && login.access === null && data.closed === null && (
        <RestoreAccess login={login} onRestored={changed} />
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
  return ({ closed, lockedUntil }) => {
    if (closed) return t('staff.closedOn', { date: formatDate(closed) });
    return lockedUntil ? t('staff.locked', { until: momentText(lockedUntil) }) : t('staff.open');
  };
}
