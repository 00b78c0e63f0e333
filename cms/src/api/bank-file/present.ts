import type {
  BankFilePreview,
  BouncedProfile,
  FailingPayment,
  PaidInvoice as PaidInvoiceReply,
} from '@nimio/domain/bank-file/bank-file.types';
import { profileName } from '../profile/name.js';
import type { BouncedPaymentRow, BouncedProfileRow } from './bounced-store.js';
import type { BankFile } from './parse/bank-file.js';
import { netOf, type PaidInvoice, type Returned, type sortEntries, totalOf } from './sort-entries.js';

export const presentPaidInvoice = ({ invoice, paidOn }: PaidInvoice): PaidInvoiceReply => ({
  hash: invoice.hash,
  number: invoice.number ?? 0,
  payerName: invoice.payer_name,
  totalInCents: totalOf(invoice),
  paidOn,
});

export const presentFailing = ({ payment, reason }: Returned): FailingPayment => ({
  hash: payment.hash,
  payeeName: payment.payee_name,
  netInCents: netOf(payment),
  distributionName: payment.distribution_name,
  payDate: payment.pay_date,
  reason,
});

/** What a preview and an import report of the entries that change nothing. */
export const presentReport = (
  { unreadable, other }: BankFile,
  {
    known,
    unknown,
    wrongAmounts,
    wrongCredits,
    otherCredits,
    rejected,
  }: Awaited<ReturnType<typeof sortEntries>>,
): Omit<BankFilePreview, 'seen' | 'failing' | 'invoices'> => ({
  known,
  unknown: unknown.map(({ number, reference }) => ({ number, reference })),
  wrongAmounts: [
    ...wrongAmounts.map(({ entry: { number, reference }, payment }) => ({
      ...{ number, reference, name: payment.payee_name, amountInCents: netOf(payment) },
    })),
    ...wrongCredits.map(({ credit: { number, reference }, invoice }) => ({
      ...{ number, reference, name: invoice.payer_name, amountInCents: totalOf(invoice) },
    })),
  ],
  unreadable,
  other: other + otherCredits,
  rejection: rejected
    ? {
        messageId: rejected.messageId,
        effect: rejected.effect,
        distributionName: rejected.distribution?.name ?? null,
        reason: rejected.reason,
      }
    : null,
});

export const presentBounced = (
  row: BouncedProfileRow,
  payments: readonly BouncedPaymentRow[],
): BouncedProfile => ({
  profileHash: row.profile_hash,
  profileName: profileName(row),
  number: row.ext_party_code,
  netInCents: Number(row.cents),
  since: row.since,
  isPayable: row.is_payable,
  isReachable: row.is_reachable,
  payments: payments
    .filter(({ profile_id: id }) => id === row.profile_id)
    .map(({ hash, failure, cents, pay_date: payDate }) => ({
      ...{ hash, reason: failure, payDate },
      netInCents: Number(cents),
    })),
});
