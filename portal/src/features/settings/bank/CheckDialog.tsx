import { ConfirmDialog, DescriptionList } from '@nimio/design-system';
import { formatIban, maskIban } from '@nimio/domain/bank-account/iban';
import { useText } from '../../../shared/intl/use-text';
import type { ConfirmationProps } from '../form/part';
import { AccountEffect } from './AccountEffect';
import { type BankValues, bankValuesOf, countryOfIban, needsBic } from './bank.form';

/** Shows the old and the new account for confirmation. */
export default function CheckDialog({ values, profile, onConfirm, onCancel }: ConfirmationProps<BankValues>) {
  const { t, language } = useText();
  const old = bankValuesOf(profile);
  const country = countryOfIban(values.iban, language);
  return (
    <ConfirmDialog
      isOpen
      title={t('bank.checkTitle')}
      body={
        <>
          <DescriptionList
            items={[
              { term: t('bank.old'), value: maskIban(old.iban) },
              { term: t('bank.newAccount'), value: <strong>{formatIban(values.iban)}</strong> },
              ...(country ? [{ term: t('bank.country'), value: country }] : []),
              ...(needsBic(values.iban) ? [{ term: t('bank.bic'), value: values.swift.toUpperCase() }] : []),
            ]}
          />
          <AccountEffect />
        </>
      }
      confirmLabel={t('bank.replace')}
      cancelLabel={t('bank.correct')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
