import { Skeleton, TextLink } from '@nimio/design-system';
import { currentAccount } from '@nimio/domain/bank-account/current-account';
import type { Profile } from '@nimio/domain/profile/profile.types';
import type { OpenParts } from '../../../shared/form/edit-in-place';
import type { FormFields } from '../../../shared/form/use-portal-form';
import { useText } from '../../../shared/intl/use-text';
import { late } from '../../../shared/page/late';
import { EditedSection } from '../form/EditedSection';
import type { EditedPart } from '../form/settings-form';
import type { BankValues } from './bank.form';
import { CurrentAccount } from './CurrentAccount';

const BankFields = late(() => import('./BankFields'), {
  fallback: () => <Skeleton lines={2} height="4.75rem" />,
  failure: 'settings.fieldsNotCome',
});

interface BankSectionProps {
  form: FormFields<BankValues>;
  profile: Profile;
  errors: number;
  isStaff: boolean;
  edit: OpenParts<EditedPart>;
}

/** The current account, and fields to replace it. */
export function BankSection({ form, profile, errors, isStaff, edit }: BankSectionProps) {
  const { t } = useText();
  const account = currentAccount(profile.bankAccounts);
  const label = t(account ? 'bank.new' : 'bank.first');
  const facts = account ? <CurrentAccount account={account} /> : <p>{t('bank.none')}</p>;
  return (
    <EditedSection
      id="iban"
      title={t('bank.title')}
      errors={errors}
      edit={edit}
      button={{ label, name: label }}
      fields={
        <>
          {facts}
          <BankFields form={form} profile={profile} />
        </>
      }
    >
      {facts}
      {account?.isConfirmed === 0 && !isStaff && (
        <p>
          {account.isSetByStaff === 1 ? (
            <>
              {t('bank.unconfirmedText')} <TextLink href="/settings/bank">{t('bank.toConfirm')}</TextLink>
            </>
          ) : (
            t('bank.unconfirmedOwn')
          )}
        </p>
      )}
    </EditedSection>
  );
}
