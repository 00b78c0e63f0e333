import { Disclosure, Skeleton } from '@nimio/design-system';
import { listProfileAccounts } from '@nimio/domain/account/account.endpoints';
import { type ComponentProps, useState } from 'react';
import { revalidate, useEndpoint } from '../../../api/use-endpoint';
import { useText } from '../../../shared/intl/use-text';
import { LoadFailure } from '../../../shared/page/LoadFailure';
import { AccountDetails, type ProfileAccountProps } from './AccountDetails';
import { InvitationForm } from './InvitationForm';

interface CustomerAccountsProps extends ComponentProps<typeof InvitationForm> {
  mayInvite: boolean;
}

/**
 * All accounts with access to the customer's profile, with their actions; the form to invite when none is the customer's
 * own.
 */
export function CustomerAccounts({ mayInvite, ...customer }: CustomerAccountsProps) {
  const { profileHash } = customer;
  const { data, error, reload } = useEndpoint(listProfileAccounts, { params: { profileHash } });
  if (error) return <LoadFailure error={error} onRetry={reload} />;
  if (!data) return <Skeleton lines={4} />;
  const accounts = data.records;
  const hasOwn = accounts.some((account) => account.profileHash === profileHash && account.closed === null);
  const onChange = () => revalidate(`/profiles/${profileHash}/`);
  return (
    <>
      {accounts.map((account) => (
        <FoldedAccount
          key={account.hash}
          account={account}
          ofProfile={profileHash}
          mayInvite={mayInvite}
          onChange={onChange}
          isAlone={accounts.length === 1}
        />
      ))}
      {mayInvite && !hasOwn && <InvitationForm {...customer} />}
    </>
  );
}

/** Fetched, and so recorded in the audit log, when it is opened; a single account is open from the start. */
function FoldedAccount({ isAlone, ...props }: ProfileAccountProps & { isAlone: boolean }) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(isAlone);
  const { access, username } = props.account;
  const right = access === null ? t('staff.withoutAccess') : t(`access.kind.${access}`);
  return (
    <Disclosure title={username} note={right} isExpanded={isOpen} onExpandedChange={setOpen}>
      {isOpen && <AccountDetails {...props} />}
    </Disclosure>
  );
}
