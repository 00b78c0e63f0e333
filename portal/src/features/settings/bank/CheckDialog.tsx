import { ConfirmDialog, DescriptionList } from '@nimio/design-system';
import { maskIban } from '@nimio/domain/bank-account/iban';
import { useText } from '../../../shared/intl/use-text';
import { type BankValues, countryOfIban, needsBic, tidyIban } from './bank.form';

interface CheckDialogProps {
  old: BankValues;
  /** The account to be used from now on. */
  account: BankValues;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Old and new account beside each other before money starts to go to another place. */
export default function CheckDialog({ old, account, onConfirm, onCancel }: CheckDialogProps) {
  const { t, language } = useText();
  const country = countryOfIban(account.iban, language);
  return (
    <ConfirmDialog
      isOpen
      title={t('bank.checkTitle')}
      body={
        <>
          <DescriptionList
            items={[
              { term: t('bank.old'), value: maskIban(old.iban) },
              { term: t('bank.newAccount'), value: <strong>{tidyIban(account.iban)}</strong> },
              ...(country ? [{ term: t('bank.country'), value: country }] : []),
              ...(needsBic(account.iban)
                ? [{ term: t('bank.bic'), value: account.swift.toUpperCase() }]
                : []),
            ]}
          />
          <p>{t('bank.effect')}</p>
        </>
      }
      confirmLabel={t('bank.replace')}
      cancelLabel={t('bank.correct')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
