import { DescriptionList, Section, Skeleton } from '@nimio/design-system';
import { maskIban } from '@nimio/domain/bank-account/iban';
import { readProfile } from '@nimio/domain/profile/profile.endpoints';
import type { BankAccount, Profile } from '@nimio/domain/profile/profile.types';
import { useEndpoint } from '../../../api/use-endpoint';
import type { Stored } from '../../../shared/conflict/write-fresh';
import { InfoBox } from '../../../shared/info/InfoBox';
import { useText } from '../../../shared/intl/use-text';
import { LoadFailure } from '../../../shared/page/LoadFailure';
import { usePageTitle } from '../../../shared/page/page-title';
import { keepProfile } from '../../../shared/session/session-store';
import { useProfile } from '../../../shared/session/use-session';
import { SettingsLayout } from '../SettingsLayout';
import { BankForm } from './BankForm';
import { accountInUse, countryOfIban } from './bank.form';

export function BankPage() {
  const { t } = useText();
  const { hash: profileHash } = useProfile();
  const { data, etag, error, reload, mutate } = useEndpoint(readProfile, { params: { profileHash } });
  usePageTitle(t('bank.title'));
  const keep = (answer: Stored<Profile>) => {
    keepProfile(answer.data);
    void mutate({ ...answer, servedAt: Date.now() }, { revalidate: false });
  };
  const account = data && accountInUse(data);
  return (
    <SettingsLayout title={t('bank.title')} current="/settings/bank">
      {account && (
        <Section id="current" title={t('bank.current')}>
          <CurrentAccount account={account} />
        </Section>
      )}
      <Section id="new" title={t(account ? 'bank.new' : 'bank.first')}>
        <p>{t('bank.effect')}</p>
        {data ? (
          <BankForm stored={{ data, etag }} onStored={keep} onOutdated={reload} />
        ) : error ? (
          <LoadFailure error={error} onRetry={reload} />
        ) : (
          <Skeleton lines={2} height="2.5rem" />
        )}
      </Section>
      <InfoBox place="bank" />
    </SettingsLayout>
  );
}

function CurrentAccount({ account }: { account: BankAccount }) {
  const { t, language } = useText();
  const country = countryOfIban(account.iban, language);
  return (
    <DescriptionList
      items={[
        { term: t('bank.iban'), value: maskIban(account.iban) },
        ...(country ? [{ term: t('bank.country'), value: country }] : []),
        ...(account.swift ? [{ term: t('bank.bic'), value: account.swift }] : []),
      ]}
    />
  );
}
