import { createHash } from 'node:crypto';
import { duplicateReasons, type RejectionEffect } from '@nimio/domain/bank-file/bank-file';
import type { Reader } from '../../data/sql.js';
import { partsOfMessageId } from '../distribution/payment-message.js';
import { type DistributionRow, findDistribution } from '../distribution/store.js';
import { findInvoicesByReference, type InvoiceRow } from '../invoice/store.js';
import type { BankFile, Credit, FailedEntry } from './parse/bank-file.js';
import { findPayments, type ReturnableRow, readInFile } from './store.js';

/** A paid payment that the bank rejects or returns. */
export interface Returned {
  payment: ReturnableRow;
  /** The bank's reason code, such as AC04. */
  reason: string;
  /** It is only rejected together with its whole file, so that its account may be right. */
  isWithFile: boolean;
}

/** The report that the bank rejected a whole payment file. */
export interface Rejected {
  messageId: string;
  effect: RejectionEffect;
  reason: string;
  /** Undefined when the file is not ours. */
  distribution: DistributionRow | undefined;
}

/** A sent invoice that the bank reports as paid. */
export interface PaidInvoice {
  invoice: InvoiceRow;
  /** The day on which the payment was booked, `YYYY-MM-DD`. */
  paidOn: string;
}

/** The entries of a bank file by what they do. */
interface SortedEntries {
  /** Payments that have not failed yet, in the order of the file. */
  returned: Returned[];
  /** Invoices that are not paid yet, in the order of the file. */
  paidInvoices: PaidInvoice[];
  /**
   * The number of entries with a payment that has already failed, with an invoice that is already paid, or of a payment file
   * that was made again or sent twice.
   */
  known: number;
  /** Entries that match none of our paid payments. */
  unknown: FailedEntry[];
  /** Entries with another amount than their payment. */
  wrongAmounts: { entry: FailedEntry; payment: ReturnableRow }[];
  /** Payments of an unpaid invoice with another amount than its total. */
  wrongCredits: { credit: Credit; invoice: InvoiceRow }[];
  /** The number of payments to the society that are of no invoice. */
  otherCredits: number;
  rejected: Rejected | undefined;
  /**
   * A fingerprint of the returned payments with their reasons, of the paid invoices, and of the rejected file. It includes what was imported
   * before, so that it stays the same after the import and changes only if the file does more.
   */
  seen: string;
}

/** The amount sent to the bank, in cents. */
export const netOf = ({ gross_cents: gross, withheld_cents: withheld }: ReturnableRow): number =>
  Number(gross) - Number(withheld);

/** The amount that the payer owes, in cents. */
export const totalOf = ({ net_cents: net, vat_cents: vat }: InvoiceRow): number => Number(net) + Number(vat);

/** The payment file that a report is about. Its distribution is undefined when the file is not ours. */
interface Reported {
  distribution: DistributionRow | undefined;
  /** Another file has replaced it or is going to: a report of it changes nothing. */
  isReplaced: boolean;
}

async function reportedBy(reader: Reader, { message }: BankFile): Promise<Reported> {
  const parts = message && partsOfMessageId(message.messageId);
  const found = parts && (await findDistribution(reader, parts.hash));
  const isPresent = found !== undefined && found.exported_message === message?.messageId;
  const isReplaced = !isPresent && (parts?.number ?? 0) < (found?.message_number ?? 0);
  return { distribution: isPresent || isReplaced ? found : undefined, isReplaced };
}

function rejectedBy({ message }: BankFile, { distribution, isReplaced }: Reported): Rejected | undefined {
  if (message?.rejection === undefined) return undefined;
  const { messageId, rejection: reason } = message;
  const effectOf = ({ state }: DistributionRow): RejectionEffect => {
    if (isReplaced) return 'known';
    if (duplicateReasons.includes(reason)) return 'duplicate';
    return state === 'paid' ? 'fails' : 'clears';
  };
  return { messageId, reason, distribution, effect: distribution ? effectOf(distribution) : 'unknown' };
}

/** The entries with those of the other payments that are rejected with their whole file, and the payments by hash. */
async function withPayments(reader: Reader, { failed }: BankFile, rejected: Rejected | undefined) {
  const named = new Set(failed.map(({ reference }) => reference));
  const rows = await findPayments(reader, [...named]);
  const inFile =
    rejected?.effect === 'fails' ? await readInFile(reader, rejected.distribution?.calculation_id ?? 0) : [];
  const implied = inFile
    .filter(({ hash }) => !named.has(hash))
    .map(({ hash }): FailedEntry => ({ number: 0, reference: hash, reason: rejected?.reason ?? '' }));
  return {
    entries: [...failed, ...implied],
    payments: new Map([...rows, ...inFile].map((row) => [row.hash, row])),
  };
}

type SortedCredits = Pick<SortedEntries, 'paidInvoices' | 'wrongCredits' | 'otherCredits'> & {
  /** Those whose invoice is paid, by this file or before. */
  paying: Credit[];
};

/** A second payment of an invoice counts as known. */
async function sortCredits(reader: Reader, credits: readonly Credit[]): Promise<SortedCredits> {
  const rows = await findInvoicesByReference(reader, [...new Set(credits.map(({ reference }) => reference))]);
  const invoices = new Map(rows.map((row) => [row.reference, row]));
  const paid = new Map<string, PaidInvoice>();
  const sorted: SortedCredits = { paidInvoices: [], wrongCredits: [], otherCredits: 0, paying: [] };
  for (const credit of credits) {
    const invoice = invoices.get(credit.reference);
    if (!invoice || invoice.state === 'credited') sorted.otherCredits += 1;
    else if (invoice.state === 'sent' && credit.cents !== totalOf(invoice))
      sorted.wrongCredits.push({ credit, invoice });
    else {
      sorted.paying.push(credit);
      if (invoice.state === 'sent' && !paid.has(invoice.hash))
        paid.set(invoice.hash, { invoice, paidOn: credit.bookedOn });
    }
  }
  return { ...sorted, paidInvoices: [...paid.values()] };
}

function seenOf(
  named: readonly FailedEntry[],
  paying: readonly Credit[],
  rejected: Rejected | undefined,
): string {
  const lines = named.map(({ reference, reason }) => `${reference} ${reason}`);
  lines.push(...paying.map(({ reference, bookedOn }) => `invoice ${reference} ${bookedOn}`));
  // Once the distribution is paid a rejection has another effect.
  const { messageId, distribution } = rejected ?? {};
  if (distribution) lines.push(`${messageId} ${distribution.state === 'paid' ? 'paid' : 'unpaid'}`);
  return createHash('sha256').update(lines.join('\n')).digest('base64url');
}

/** A payment in two entries counts as already failed in the second. */
export async function sortEntries(reader: Reader, file: BankFile): Promise<SortedEntries> {
  const reported = await reportedBy(reader, file);
  const rejected = rejectedBy(file, reported);
  const { entries, payments } = await withPayments(reader, file, rejected);
  const returned = new Map<string, Returned>();
  const named: FailedEntry[] = [];
  const unknown: FailedEntry[] = [];
  const wrongAmounts: SortedEntries['wrongAmounts'] = [];
  let withoutEffect = 0;
  const isWithoutEffect = reported.isReplaced || rejected?.effect === 'duplicate';
  for (const entry of entries) {
    const payment = payments.get(entry.reference);
    const isReported = payment && payment.distribution_id === reported.distribution?.id;
    if (isReported && isWithoutEffect) withoutEffect += 1;
    // It is planned again with its whole file.
    else if (isReported && rejected?.effect === 'clears') continue;
    else if (!payment || payment.state === 'planned') unknown.push(entry);
    else if (entry.cents !== undefined && entry.cents !== netOf(payment))
      wrongAmounts.push({ entry, payment });
    else {
      named.push(entry);
      if (payment.state === 'paid' && !returned.has(payment.hash))
        returned.set(payment.hash, { payment, reason: entry.reason, isWithFile: entry.number === 0 });
    }
  }
  const { paying, ...credits } = await sortCredits(reader, file.credits);
  return {
    ...credits,
    returned: [...returned.values()],
    known: named.length - returned.size + withoutEffect + paying.length - credits.paidInvoices.length,
    unknown,
    wrongAmounts,
    rejected,
    seen: seenOf(named, paying, rejected),
  };
}
