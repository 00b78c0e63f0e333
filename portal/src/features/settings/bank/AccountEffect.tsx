import { formatDate, Text } from '@nimio/design-system';
import { useText } from '../../../shared/intl/use-text';
import { isSame } from '../../../shared/payment/use-tax-label';
import { useProfile } from '../../../shared/session/use-session';
import { useSoonestPayments } from '../use-soonest-payments';

/** The payments that a new account still reaches. */
export function AccountEffect() {
  const { t } = useText();
  const { hash } = useProfile();
  const { payments } = useSoonestPayments(hash);
  const [first] = payments;
  const date = first && formatDate(first.date);
  return (
    <Text>
      {!date
        ? t('bank.effect')
        : isSame(payments, 'accountEnd')
          ? t('bank.fixed', { date, end: first.accountEnd })
          : t('bank.fixedSeveral', { date })}
    </Text>
  );
}
