import { formatCents, formatDate, Skeleton, Text } from '@nimio/design-system';
import { withhold } from '@nimio/domain/taxation/rate';
import { formatPercent } from '../../../shared/intl/percent';
import { useText } from '../../../shared/intl/use-text';
import { totalOf } from '../../../shared/payment/use-tax-label';
import { useProfile } from '../../../shared/session/use-session';
import { useSoonestPayments } from '../use-soonest-payments';

/** In cents. */
const hundredEuros = 100_00;

/**
 * What is withheld from the next payment, in euros, and which payments a change still reaches. While none is announced,
 * what is withheld from a hundred euros.
 *
 * @param rate the percent that is withheld now
 */
export function TaxMeaning({ rate }: { rate: number }) {
  const { t } = useText();
  const { hash } = useProfile();
  const { payments, isLoading, isUnknown } = useSoonestPayments(hash);
  const [first] = payments;
  if (isLoading) return <Skeleton lines={2} height="1.4rem" />;
  // An announced payment may be fixed already.
  if (isUnknown) return null;
  const sentences = first ? ofPayments(first.date) : ofHundredEuros();
  return <Text>{sentences.join(' ')}</Text>;

  function ofHundredEuros(): string[] {
    const { withheld, paid } = withhold(hundredEuros, rate);
    return [
      t('taxation.sample', { withheld: formatCents(withheld), paid: formatCents(paid) }),
      t('taxation.surplus'),
    ];
  }

  function ofPayments(date: string): string[] {
    const n = payments.length;
    const atCurrent = payments.reduce((cents, row) => cents + withhold(row.grossInCents, rate).withheld, 0);
    return [
      t('taxation.fromNext', {
        ...{ n, date: formatDate(date) },
        gross: formatCents(totalOf(payments, 'grossInCents')),
        withheld: formatCents(totalOf(payments, 'withheldInCents')),
        net: formatCents(totalOf(payments, 'netInCents')),
      }),
      ...(payments.every(({ taxRate }) => taxRate === rate)
        ? []
        : [t('taxation.atCurrent', { rate: formatPercent(rate), withheld: formatCents(atCurrent) })]),
      t('taxation.fixed', { n }),
    ];
  }
}
