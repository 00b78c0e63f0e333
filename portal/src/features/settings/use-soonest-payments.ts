import { listPlannedPayments } from '@nimio/domain/accounting/accounting.endpoints';
import type { PlannedPayment } from '@nimio/domain/accounting/accounting.types';
import { soonestPayments } from '@nimio/domain/accounting/soonest-payments';
import { useEndpoint } from '../../api/use-endpoint';

/** The announced payments of the next day that has any. */
export function useSoonestPayments(profileHash: string) {
  const { data, error } = useEndpoint(listPlannedPayments, { params: { profileHash } });
  return {
    payments: data ? soonestPayments(data.records) : [],
    /** Neither known nor refused yet. */
    isLoading: !data && !error,
    isUnknown: !data,
  };
}

export const totalOf = (
  payments: readonly PlannedPayment[],
  key: 'grossInCents' | 'netInCents' | 'withheldInCents',
): number => payments.reduce((cents, payment) => cents + payment[key], 0);
