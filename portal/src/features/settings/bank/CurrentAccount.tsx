import { DescriptionList } from '@nimio/design-system';
import { maskIban } from '@nimio/domain/bank-account/iban';
import type { BankAccount } from '@nimio/domain/profile/profile.types';
import { useText } from '../../../shared/intl/use-text';
import { countryOfIban } from './bank.form';

/** The current account. */
export function CurrentAccount({ account }: { account: BankAccount }) {
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
