import { requestPaymentSummary } from '@nimio/domain/accounting/accounting.endpoints';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error';
import { call } from '../../../api/client';
import { useErrorToast } from '../../../shared/toast/use-error-toast';
import type { Payment } from './payments';

/** Actions on statements. */
export interface StatementActions {
  /** Requests a statement. */
  request: (payment: Payment) => Promise<unknown>;
  /** Refreshes their states. */
  revalidate: () => Promise<unknown>;
}

interface Statements extends StatementActions {
  /** The payments with the states of requested statements. */
  payments: Payment[];
}

/**
 * Statements, combining the server's states with requests of this visit. One that is missing when requested is shown as
 * an error (specification §4, Payment summary status); other failures are shown and can be retried.
 */
export function useStatements(
  profileHash: string,
  payments: readonly Payment[],
  reload: () => Promise<unknown>,
): Statements {
  const showError = useErrorToast();
  const [missing, setMissing] = useState<readonly string[]>([]);
  const others = (payment: string) => missing.filter((one) => one !== payment);
  const request = async ({ payment, statement }: Payment) => {
    try {
      await call(requestPaymentSummary, { params: { profileHash, hashes: statement?.hashes ?? '' } });
      setMissing(others(payment));
      await reload();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'notFound') setMissing([...others(payment), payment]);
      else showError(error);
    }
  };
  return { request, revalidate: reload, payments: payments.map((payment) => withMissing(payment, missing)) };
}

const withMissing = (payment: Payment, missing: readonly string[]): Payment =>
  payment.statement && missing.includes(payment.payment)
    ? { ...payment, statement: { ...payment.statement, state: 'error' } }
    : payment;
