import { formatDate } from '@nimio/design-system';
import { euroCell, type Row } from '../../shared/download/csv';
import { contentsOf, type Payment } from './payments';

interface PaymentWords {
  /** Headings of day, contents, gross amount and state. */
  heads: Row;
  kind: (payment: Payment) => string;
}

/** The table as rows of a file. */
export const paymentRows = (payments: readonly Payment[], { heads, kind }: PaymentWords): Row[] => [
  heads,
  ...payments.map((payment) => [
    formatDate(payment.date),
    contentsOf(payment),
    euroCell(payment.paidAmountInCents),
    kind(payment),
  ]),
];
