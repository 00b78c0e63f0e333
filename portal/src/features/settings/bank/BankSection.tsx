import { Section } from '@nimio/design-system';
import type { Profile } from '@nimio/domain/profile/profile.types';
import type { FormFields } from '../../../shared/form/use-portal-form';
import { useText } from '../../../shared/intl/use-text';
import { BankFields } from './BankFields';
import { accountInUse, type BankValues, bankValuesOf } from './bank.form';
import { CurrentAccount } from './CurrentAccount';

interface BankSectionProps {
  form: FormFields<BankValues>;
  profile: Profile;
}

/** The current account, and fields to replace it. */
export function BankSection({ form, profile }: BankSectionProps) {
  const { t } = useText();
  const account = accountInUse(profile);
  return (
    <Section id="iban" title={t('bank.title')}>
      {account && <CurrentAccount account={account} />}
      <p>{t(account ? 'bank.replaceHint' : 'bank.effect')}</p>
      <BankFields form={form} stored={bankValuesOf(profile)} />
    </Section>
  );
}
