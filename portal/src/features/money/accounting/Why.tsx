import { formatCents, formatDate, TextLink } from '@nimio/design-system';
import { useText } from '../../../shared/intl/use-text';
import type { Payment } from './payments/payments';

/** Link to the reason of a payment. */
export function Why({
  payment,
  date,
  paidAmountInCents,
}: Pick<Payment, 'payment' | 'date' | 'paidAmountInCents'>) {
  const { t } = useText();
  return (
    <TextLink
      href={`/accounting/${payment}`}
      aria-label={t('accounting.whyOf', { date: formatDate(date), sum: formatCents(paidAmountInCents) })}
    >
      {t('shareSum.why')}
    </TextLink>
  );
}
