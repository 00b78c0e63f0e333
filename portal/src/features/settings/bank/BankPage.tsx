import { Section } from '@nimio/design-system';
import { payableAccount } from '@nimio/domain/bank-account/payable-account';
import { InfoBox } from '../../../shared/info/InfoBox';
import { useText } from '../../../shared/intl/use-text';
import { usePageTitle } from '../../../shared/page/page-title';
import { FailedPayments } from '../../../shared/payment/FailedPayments';
import { useProfile } from '../../../shared/session/use-session';
import { SettingsLayout } from '../SettingsLayout';
import { StoredProfile } from '../StoredProfile';
import { BankForm } from './BankForm';
import { CurrentAccount } from './CurrentAccount';

export function BankPage() {
  const { t } = useText();
  const account = payableAccount(useProfile().bankAccounts);
  usePageTitle(t('bank.title'));
  return (
    <SettingsLayout title={t('bank.title')} current="/settings/bank">
      <FailedPayments to="payments" />
      {account && (
        <Section id="current" title={t('bank.current')}>
          <CurrentAccount account={account} />
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
