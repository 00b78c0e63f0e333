import type { ReturnedPayment } from '@nimio/domain/distribution/distribution.types';
import { netOf, type Returned } from './sort-returns.js';

export const presentReturned = ({ payment, reason }: Returned): ReturnedPayment => ({
  hash: payment.hash,
  payeeName: payment.payee_name,
  netInCents: netOf(payment),
  distributionName: payment.distribution_name,
  payDate: payment.pay_date,
  reason,
});
