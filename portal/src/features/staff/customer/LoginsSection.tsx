import { Section, Text } from '@nimio/design-system';
import { AccessList } from '../../../shared/access/AccessList';
import { useText } from '../../../shared/intl/use-text';
import { Below } from '../../../shared/page/layout';
import { useMe } from '../../../shared/session/use-session';
import { CustomerAccounts } from '../accounts/CustomerAccounts';
import { GrantForm } from './GrantForm';
import type { CustomerSectionProps } from './section-props';

/** The logins with access to the customer, and who may act for the customer. */
export function LoginsSection({ customer }: Pick<CustomerSectionProps, 'customer'>) {
  const { t } = useText();
  const { rights } = useMe();
  const { hash: profileHash, email } = customer.profile;
  const isOpen = customer.closedOn === null && customer.diedOn === null;
  return (
    <Section id="accounts" title={t('customer.logins')} heading="margin">
      {!isOpen && <Text tone="muted">{t('customer.loginsEnded')}</Text>}
      {rights.includes('manageAccounts') && (
        <CustomerAccounts profileHash={profileHash} email={email} mayInvite={isOpen} />
      )}
      {rights.includes('manageAccess') && (
        <Below>
          <AccessList profileHash={profileHash} />
          {isOpen && <GrantForm profileHash={profileHash} />}
        </Below>
      )}
    </Section>
  );
}
