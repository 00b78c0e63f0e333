import type { PlannedPayment } from '@nimio/domain/accounting/accounting.types';
import { formatPercent } from '../intl/percent';
import { useText } from '../intl/use-text';

type Taxed = Pick<PlannedPayment, 'taxKind' | 'taxRate'>;

/** Whether a property is the same for all. */
export const isSame = <T, K extends keyof T>([first, ...others]: readonly T[], key: K): boolean =>
  others.every((other) => other[key] === first?.[key]);

/** A sum of all, in cents. */
export const totalOf = <K extends 'grossInCents' | 'netInCents' | 'withheldInCents'>(
  payments: readonly Record<K, number>[],
  key: K,
): number => payments.reduce((cents, payment) => cents + payment[key], 0);

/** Returns functions that name what is withheld from payments, with its rate if that is the same for all. */
export function useTaxLabel() {
  const { t } = useText();
  const name = (payments: readonly Taxed[]): string =>
    payments[0] && isSame(payments, 'taxKind') ? t(`payment.tax_${payments[0].taxKind}`) : t('payment.tax');
  const nameWithRate = (payments: readonly Taxed[]): string =>
    payments[0] && isSame(payments, 'taxKind') && isSame(payments, 'taxRate')
      ? t(`payment.taxAt_${payments[0].taxKind}`, { rate: formatPercent(payments[0].taxRate) })
      : name(payments);
  return { name, nameWithRate };
}
