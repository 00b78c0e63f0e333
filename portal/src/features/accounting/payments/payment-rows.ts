import { formatDate } from '@nimio/design-system';
import { euroCell, type Row } from '@nimio/domain/text/csv';
import { contentsOf, type Payment } from './payments';

interface PaymentLabels {
  /** Headings of day, contents, gross amount and state. */
  headers: Row;
  kind: (payment: Payment) => string;
}

/** The table as rows of a file. */
export const paymentRows = (payments: readonly Payment[], { headers, kind }: PaymentLabels): Row[] => [
  headers,
  ...payments.map((payment) => [
    formatDate(payment.date),
    contentsOf(payment),
    euroCell(payment.paidAmountInCents),
    kind(payment),
  ]),
];
