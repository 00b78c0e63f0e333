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

/**
 * Reads a notification of debits and credits, camt.054. A booked credit with return information is a payment that came
 * back; all others report no failure.
 */
export function readCamt054(notification: unknown): BankFile {
  const file: BankFile = { failed: [], unreadable: [], other: 0 };
  let number = 0;
  for (const entry of allOf(notification, 'Ntfctn').flatMap((one) => allOf(one, 'Ntry'))) {
    const transactions = allOf(entry, 'NtryDtls').flatMap((details) => allOf(details, 'TxDtls'));
    if (transactions.length === 0) file.other += 1;
    for (const transaction of transactions) {
      number += 1;
      const returned = at(transaction, 'RtrInf');
      const direction = textAt(transaction, 'CdtDbtInd') || textAt(entry, 'CdtDbtInd');
      const reference = textAt(transaction, 'Refs', 'EndToEndId');
      if (returned === undefined || direction !== 'CRDT' || !isBooked(entry)) file.other += 1;
      else if (reference === '') file.unreadable.push(number);
      else
        file.failed.push({
          number,
          reference,
          reason: reasonAmong(returned),
          cents: centsOf(amountOf(transaction, entry, transactions.length === 1)),
        });
    }
  }
  return file;
}
