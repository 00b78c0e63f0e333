import { formatDate, Skeleton, Text } from '@nimio/design-system';
import { useText } from '../../../shared/intl/use-text';
import { isSame } from '../../../shared/payment/use-tax-label';
import { useProfile } from '../../../shared/session/use-session';
import { useSoonestPayments } from '../use-soonest-payments';

/** The payments that a new account still reaches. */
export function AccountEffect() {
  const { t } = useText();
  const { hash } = useProfile();
  const { payments, isLoading, isUnknown } = useSoonestPayments(hash);
  const [first] = payments;
  if (isLoading) return <Skeleton lines={1} height="1.4rem" />;
  if (isUnknown) return null;
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
