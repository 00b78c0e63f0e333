import { Disclosure, Skeleton } from '@nimio/design-system';
import { listLogins } from '@nimio/domain/account/account.endpoints';
import { useState } from 'react';
import { revalidate, useEndpoint } from '../../../api/use-endpoint';
import { useText } from '../../../shared/intl/use-text';
import { LoadFailure } from '../../../shared/page/LoadFailure';
import { InvitationForm } from './InvitationForm';
import { Login, type LoginProps } from './Login';

/**
 * All logins with access to the customer's profile, with their actions; the form to invite when none is the customer's
 * own.
 */
export function CustomerLogins({ profileHash }: { profileHash: string }) {
  const { data, error, reload } = useEndpoint(
    listLogins,
    { params: { profileHash } },
    { revalidateOnFocus: true },
  );
  if (error && !data) return <LoadFailure error={error} onRetry={reload} />;
  if (!data) return <Skeleton lines={4} />;
  const logins = data.records;
  const hasOwn = logins.some((login) => login.profileHash === profileHash && login.closed === null);
  const onChange = () => revalidate(`/profiles/${profileHash}/`);
  return (
    <>
      {logins.map((login) => (
        <FoldedLogin
          key={login.hash}
          login={login}
          ofProfile={profileHash}
          onChange={onChange}
          isAlone={logins.length === 1}
        />
      ))}
      {!hasOwn && <InvitationForm profileHash={profileHash} />}
    </>
  );
}

/** Fetched, and so recorded in the audit log, when it is opened; a single login is open from the start. */
function FoldedLogin({ isAlone, ...props }: LoginProps & { isAlone: boolean }) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(isAlone);
  const { access, username } = props.login;
  const right = access === null ? t('staff.withoutAccess') : t(`access.kind.${access}`);
  return (
    <Disclosure title={username} note={right} isExpanded={isOpen} onExpandedChange={setOpen}>
      {isOpen && <Login {...props} />}
    </Disclosure>
  );
}
