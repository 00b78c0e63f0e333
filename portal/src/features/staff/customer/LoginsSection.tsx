import { Section } from '@nimio/design-system';
import { AccessList } from '../../../shared/access/AccessList';
import { useText } from '../../../shared/intl/use-text';
import { Below } from '../../../shared/page/layout';
import { useMe } from '../../../shared/session/use-session';
import { CustomerAccounts } from '../accounts/CustomerAccounts';
import { GrantForm } from './GrantForm';

/** The logins with access to the customer, and who may act for the customer. */
export function LoginsSection({ profileHash }: { profileHash: string }) {
  const { t } = useText();
  const { rights } = useMe();
  return (
    <Section id="accounts" title={t('customer.logins')} heading="margin">
      {rights.includes('manageAccounts') && <CustomerAccounts profileHash={profileHash} />}
      {rights.includes('manageAccess') && (
        <Below>
          <AccessList profileHash={profileHash} />
          <GrantForm profileHash={profileHash} />
        </Below>
      )}
    </Section>
  );
}
