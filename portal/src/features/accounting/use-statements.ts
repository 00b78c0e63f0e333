import { requestPaymentSummary } from '@nimio/domain/accounting/accounting.endpoints';
import { useState } from 'react';
import { ApiError } from '../../api/api-error';
import { call } from '../../api/client';
import { useErrorToast } from '../../shared/toast/use-error-toast';
import type { Payment } from './payments';

/** What can be done about statements. */
export interface StatementActs {
  /** Asks for one. */
  ask: (payment: Payment) => Promise<unknown>;
  /** Looks how far they are. */
  refresh: () => Promise<unknown>;
}

interface Statements extends StatementActs {
  /** The payments with what asking has come to here. */
  payments: Payment[];
}

/**
 * Statements as the server and this visit know them. One that is not there when it is asked for shows as an error
 * (specification §4, Payment summary status); what else fails is told, and it can be asked for again.
 */
export function useStatements(
  profileHash: string,
  payments: readonly Payment[],
  reload: () => Promise<unknown>,
): Statements {
  const showError = useErrorToast();
  const [missing, setMissing] = useState<readonly string[]>([]);
  const others = (payment: string) => missing.filter((one) => one !== payment);
  const ask = async ({ payment, statement }: Payment) => {
    try {
      await call(requestPaymentSummary, { params: { profileHash, hashes: statement?.hashes ?? '' } });
      setMissing(others(payment));
      await reload();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'notFound') setMissing([...others(payment), payment]);
      else showError(error);
    }
  };
  return { ask, refresh: reload, payments: payments.map((payment) => withMissing(payment, missing)) };
}

const withMissing = (payment: Payment, missing: readonly string[]): Payment =>
  payment.statement && missing.includes(payment.payment)
    ? { ...payment, statement: { ...payment.statement, state: 'error' } }
    : payment;
