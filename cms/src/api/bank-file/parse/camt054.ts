import { isDay } from '@nimio/domain/calendar/day';
import type { BankFile } from './bank-file.js';
import { allOf, at, centsOf, reasonAmong, textAt } from './xml.js';

/** The amount of a transaction; the element differs between the versions and the banks. */
function amountOf(transaction: unknown, entry: unknown, isOnly: boolean): unknown {
  const amount = at(transaction, 'Amt') ?? at(transaction, 'AmtDtls', 'TxAmt', 'Amt');
  return amount ?? (isOnly ? at(entry, 'Amt') : undefined);
}

/** Version 2 has the code as text, version 8 in an element. */
const isBooked = (entry: unknown): boolean =>
  [textAt(entry, 'Sts'), textAt(entry, 'Sts', 'Cd')].includes('BOOK');

/** The reference number of a payment to the society: without leading zeros, and without the frame of an RF reference. */
function referenceOf(transaction: unknown): string | undefined {
  const references = allOf(at(transaction, 'RmtInf'), 'Strd').map((one) => textAt(one, 'CdtrRefInf', 'Ref'));
  return references
    .map((reference) => /^(?:RF\d\d)?0*(\d{1,20})$/.exec(reference.replaceAll(' ', ''))?.[1])
    .find((reference) => reference !== undefined);
}

/** The day of the booking; some banks write the time. */
const bookedOn = (entry: unknown): string =>
  (textAt(entry, 'BookgDt', 'Dt') || textAt(entry, 'BookgDt', 'DtTm')).slice(0, 10);

/**
 * Reads a notification of debits and credits, camt.054. A booked credit with return information is a payment that came
 * back, and one with a reference number may pay an invoice; the others are counted.
 */
export function readCamt054(notification: unknown): BankFile {
  const file: BankFile = { failed: [], credits: [], unreadable: [], other: 0 };
  let number = 0;
  for (const entry of allOf(notification, 'Ntfctn').flatMap((one) => allOf(one, 'Ntry'))) {
    const transactions = allOf(entry, 'NtryDtls').flatMap((details) => allOf(details, 'TxDtls'));
    if (transactions.length === 0) file.other += 1;
    for (const transaction of transactions) {
      number += 1;
      const returned = at(transaction, 'RtrInf');
      const direction = textAt(transaction, 'CdtDbtInd') || textAt(entry, 'CdtDbtInd');
      const reference = textAt(transaction, 'Refs', 'EndToEndId');
      const isCredit = direction === 'CRDT' && isBooked(entry);
      const cents = centsOf(amountOf(transaction, entry, transactions.length === 1));
      if (!isCredit || returned === undefined) {
        const paid = isCredit ? referenceOf(transaction) : undefined;
        const day = bookedOn(entry);
        if (paid === undefined || !isDay(day)) file.other += 1;
        else file.credits.push({ number, reference: paid, cents, bookedOn: day });
      } else if (reference === '') file.unreadable.push(number);
      else
        file.failed.push({
          number,
          reference,
          reason: reasonAmong(returned),
          cents,
        });
    }
  }
  return file;
}
