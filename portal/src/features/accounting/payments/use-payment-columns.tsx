import { CellNote, type DataColumn, DateText, Money } from '@nimio/design-system';
import { useMemo } from 'react';
import { useText } from '../../../shared/intl/use-text';
import { PaymentState } from './PaymentState';
import { contentsOf, type Payment } from './payments';

/** Day with contents, gross amount and state (specification §2, Accounting). */
export function usePaymentColumns(): Record<'date' | 'gross' | 'state', DataColumn<Payment>> {
  const { t } = useText();
  return useMemo(
    () => ({
      date: {
        id: 'date',
        header: t('accounting.date'),
        cell: (payment) => (
          <>
            <DateText date={payment.date} />
            <CellNote>{contentsOf(payment)}</CellNote>
          </>
        ),
        sortValue: ({ date }) => date,
        isRowHeader: true,
      },
      gross: {
        id: 'gross',
        header: t('accounting.gross'),
        cell: ({ paidAmountInCents }) => <Money cents={paidAmountInCents} />,
        sortValue: ({ paidAmountInCents }) => paidAmountInCents,
        align: 'end',
        isUnbroken: true,
      },
      state: {
        id: 'state',
        header: t('accounting.state'),
        cell: (payment) => <PaymentState {...payment} />,
        sortValue: ({ kind }) => t(`accounting.kind_${kind}`),
      },
    }),
    [t],
  );
}
