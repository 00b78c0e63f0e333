import { Notice, Section } from '@nimio/design-system';
import { currentAccount } from '@nimio/domain/bank-account/current-account';
import type { BankAccount, Profile } from '@nimio/domain/profile/profile.types';
import { revalidate } from '../../../api/use-endpoint';
import { ConfirmAccountButton } from '../../../shared/bank-account/ConfirmAccountButton';
import { InfoBox } from '../../../shared/info/InfoBox';
import { useText } from '../../../shared/intl/use-text';
import { usePageTitle } from '../../../shared/page/page-title';
import { useProfileStore } from '../../../shared/session/use-profile-store';
import { useProfile } from '../../../shared/session/use-session';
import { refreshTasks } from '../../../shared/tasks/use-tasks';
import { SettingsLayout } from '../SettingsLayout';
import { StoredProfile } from '../StoredProfile';
import { BankForm } from './BankForm';
import { CurrentAccount } from './CurrentAccount';
import { FailedPayments } from './FailedPayments';

export function BankPage() {
  const { t } = useText();
  const account = currentAccount(useProfile().bankAccounts);
  usePageTitle(t('bank.title'));
  return (
    <SettingsLayout title={t('bank.title')} current="/settings/bank">
      <FailedPayments />
      {account && (
        <Section id="current" title={t('bank.current')}>
          <CurrentAccount account={account} />
          {account.isConfirmed === 0 && <UnconfirmedNotice account={account} />}
        </Section>
      )}
      <Section id="new" title={t(account ? 'bank.new' : 'bank.first')}>
        <p>{t('bank.effect')}</p>
        <StoredProfile lines={2}>
          {(stored, store) => <BankForm stored={stored} onStored={store} />}
        </StoredProfile>
      </Section>
      <InfoBox place="bank" />
    </SettingsLayout>
  );
}

/** The holder confirms an account that staff set; one that a login set which staff may control is confirmed by staff. */
function UnconfirmedNotice({ account }: { account: BankAccount }) {
  const { t } = useText();
  const { hash } = useProfile();
  const { store } = useProfileStore();
  const confirmed = (profile: Profile) => {
    store(profile);
    return Promise.all([revalidate(`/profiles/${hash}`), refreshTasks()]);
  };
  return (
    <Notice
      tone="warning"
      title={t('bank.unconfirmed')}
      {...(account.isSetByStaff === 1 && {
        actions: <ConfirmAccountButton profileHash={hash} account={account} onConfirmed={confirmed} />,
      })}
    >
      <p>{t(account.isSetByStaff === 1 ? 'bank.unconfirmedText' : 'bank.unconfirmedOwn')}</p>
    </Notice>
  );
}
