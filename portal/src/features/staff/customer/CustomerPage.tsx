import { Button, Section, Text } from '@nimio/design-system';
import type { Right } from '@nimio/domain/access/rights';
import { revalidate } from '../../../api/use-endpoint';
import { AccessList } from '../../../shared/access/AccessList';
import { AuditLog } from '../../../shared/audit/AuditLog';
import { useText } from '../../../shared/intl/use-text';
import { useChooseCustomer } from '../../../shared/session/choose-customer';
import { useMe, useProfile } from '../../../shared/session/use-session';
import { CustomerAccounts } from '../accounts/CustomerAccounts';
import { MergeOfLine } from '../authors/merge/MergeOfLine';
import { StaffPage } from '../StaffPage';
import { GrantForm } from './GrantForm';

/** The account, the access and the audit log of the customer that staff act for. */
export function CustomerPage() {
  const { t } = useText();
  return (
    <StaffPage title={t('staff.customerTitle')} rights={['manageAccounts', 'manageAccess', 'readAuditLog']}>
      <Sections />
    </StaffPage>
  );
}

function NoCustomerChosen() {
  const { t } = useText();
  const choose = useChooseCustomer();
  return (
    <>
      <Text>{t('staff.chooseFirst')}</Text>
      <Button onPress={choose}>{t('staff.choose')}</Button>
    </>
  );
}

function Sections() {
  const { t } = useText();
  const { rights, user } = useMe();
  const { hash } = useProfile();
  const has = (right: Right): boolean => rights.includes(right);
  if (hash === user.defaultProfileHash) return <NoCustomerChosen />;
  return (
    <>
      {has('manageAccounts') && (
        <Section title={t('staff.logins')} id="accounts">
          <CustomerAccounts profileHash={hash} />
        </Section>
      )}
      {has('manageAccess') && (
        <Section title={t('staff.access')} id="access">
          <AccessList profileHash={hash} />
          <GrantForm profileHash={hash} />
        </Section>
      )}
      {has('readAuditLog') && (
        <Section title={t('staff.log')} id="log">
          <Log profileHash={hash} />
        </Section>
      )}
    </>
  );
}

/** The customer's audit log; staff who may merge authors can undo merges here. */
function Log({ profileHash }: { profileHash: string }) {
  const mayUndo = useMe().rights.includes('mergeAuthors');
  const reload = () => revalidate(`/profiles/${profileHash}/audit-log`);
  return (
    <AuditLog
      profileHash={profileHash}
      {...(mayUndo && {
        actions: ({ mergeHash }) => mergeHash && <MergeOfLine mergeHash={mergeHash} onUndone={reload} />,
      })}
    />
  );
}
