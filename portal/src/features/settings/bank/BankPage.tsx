import { Notice, Section } from '@nimio/design-system';
import { currentAccount } from '@nimio/domain/bank-account/current-account';
import type { BankAccount, Profile } from '@nimio/domain/profile/profile.types';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { revalidate } from '../../../api/use-endpoint';
import { ConfirmAccountButton } from '../../../shared/bank-account/ConfirmAccountButton';
import { InfoBox } from '../../../shared/info/InfoBox';
import { useText } from '../../../shared/intl/use-text';
import { usePageTitle } from '../../../shared/page/page-title';
import { useNeedsProof } from '../../../shared/proof/use-proof';
import { ReasonNotice } from '../../../shared/session/ReasonNotice';
import { useProfileStore } from '../../../shared/session/use-profile-store';
import { useProfile } from '../../../shared/session/use-session';
import { refreshTasks } from '../../../shared/tasks/use-tasks';
import { SettingsLayout } from '../SettingsLayout';
import { StoredProfile } from '../StoredProfile';
import { BankForm } from './BankForm';
import { CurrentAccount } from './CurrentAccount';
import { FailedPayments } from './FailedPayments';

/** The outcomes of identifying at the bank in order to change the account. */
const reasons = {
  proved: { text: 'bank.proved', tone: 'success' },
  proofOfOther: { text: 'bank.proofOfOther', tone: 'danger' },
} as const;

export function BankPage() {
  const { t } = useText();
  const reason = useReason();
  const account = currentAccount(useProfile().bankAccounts);
  usePageTitle(t('bank.title'));
  return (
    <SettingsLayout title={t('bank.title')} current="/settings/bank">
      <ReasonNotice reason={reason} ofPage={reasons} />
      <FailedPayments />
      {account && (
        <Section id="current" title={t('bank.current')}>
          <CurrentAccount account={account} />
          {account.isConfirmed === 0 && <UnconfirmedNotice account={account} />}
        </Section>
      )}
      <Section id="new" title={t(account ? 'bank.new' : 'bank.first')}>
        <StoredProfile lines={4}>
          {(stored, store) => <BankForm stored={stored} onStored={store} />}
        </StoredProfile>
      </Section>
      <InfoBox place="bank" />
    </SettingsLayout>
  );
}

/**
 * The outcome that the bank's redirect names, which is taken out of the address so that opening or sharing it later does not
 * tell it again. That the user has proved their identity holds only while the proof is fresh.
 */
function useReason(): string | null {
  const [parameters, setParameters] = useSearchParams();
  const [reason] = useState(() => parameters.get('reason'));
  const needsProof = useNeedsProof();
  const isInAddress = parameters.has('reason');
  useEffect(() => {
    if (!isInAddress) return;
    const without = (given: URLSearchParams) => {
      given.delete('reason');
      return given;
    };
    setParameters(without, { replace: true, preventScrollReset: true });
  }, [isInAddress, setParameters]);
  return reason === 'proved' && needsProof ? null : reason;
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
