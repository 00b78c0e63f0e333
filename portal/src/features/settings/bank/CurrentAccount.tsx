import { DescriptionList, formatCents, formatDate } from '@nimio/design-system';
import { maskIban } from '@nimio/domain/bank-account/iban';
import type { BankAccount } from '@nimio/domain/profile/profile.types';
import { useText } from '../../../shared/intl/use-text';
import { isSame, totalOf } from '../../../shared/payment/use-tax-label';
import { useProfile } from '../../../shared/session/use-session';
import { useSoonestPayments } from '../use-soonest-payments';
import { countryOfIban } from './bank.form';

/** The current account, and what comes next. */
export function CurrentAccount({ account }: { account: BankAccount }) {
  const { t, language } = useText();
  const country = countryOfIban(account.iban, language);
  return (
    <DescriptionList
      items={[
        {
          term: t('bank.iban'),
          value: [maskIban(account.iban), country].filter(Boolean).join(', '),
        },
        ...(account.swift ? [{ term: t('bank.bic'), value: account.swift }] : []),
        { term: t('bank.next'), value: useNextPayment(account) },
      ]}
    />
  );
}

/** The next payment as text. Its account is named when it is not the current one. */
function useNextPayment(account: BankAccount): string {
  const { t } = useText();
  const { hash } = useProfile();
  const { payments, isLoading, isUnknown } = useSoonestPayments(hash);
  const [first] = payments;
  if (isLoading) return '\u200b';
  if (!first) return t(isUnknown ? 'contact.unknown' : 'bank.nextNone');
  const { date, accountEnd: end } = first;
  const values = { date: formatDate(date), sum: formatCents(totalOf(payments, 'netInCents')) };
  const goesElsewhere = isSame(payments, 'accountEnd') && !account.iban.endsWith(end);
  return goesElsewhere ? t('bank.nextTo', { ...values, end }) : t('bank.nextOn', values);
}
