import { listPlannedPayments } from '@nimio/domain/accounting/accounting.endpoints';
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
