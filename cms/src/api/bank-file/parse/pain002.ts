import { duplicateReasons } from '@nimio/domain/bank-file/bank-file';
import type { BankFile } from './bank-file.js';
import { allOf, at, centsOf, reasonAmong, textAt } from './xml.js';

/** The status of a rejection, of a payment, of a batch and of a whole file. */
const rejected = 'RJCT';

/**
 * Reads a payment status report, pain.002. A batch is the whole file, since our files have one each. A transaction without
 * a status has that of its batch or file.
 */
export function readPain002(report: unknown): BankFile {
  const group = at(report, 'OrgnlGrpInfAndSts');
  const messageId = textAt(group, 'OrgnlMsgId');
  const file: BankFile = { failed: [], credits: [], unreadable: [], other: 0, message: { messageId } };
  const reasonsOf = (element: unknown): unknown[] => allOf(element, 'StsRsnInf');
  const groupStatus = textAt(group, 'GrpSts');
  const batches = allOf(report, 'OrgnlPmtInfAndSts');
  let number = 0;
  for (const batch of batches) {
    for (const transaction of allOf(batch, 'TxInfAndSts')) {
      number += 1;
      const status = textAt(transaction, 'TxSts') || textAt(batch, 'PmtInfSts') || groupStatus;
      const reference = textAt(transaction, 'OrgnlEndToEndId');
      const amount = at(transaction, 'OrgnlTxRef', 'Amt');
      const reason = reasonAmong(...[transaction, batch, group].flatMap(reasonsOf));
      // The bank has the payment already.
      if (status !== rejected || duplicateReasons.includes(reason)) file.other += 1;
      else if (reference === '') file.unreadable.push(number);
      else
        file.failed.push({
          number,
          reference,
          reason,
          ...(amount !== undefined && { cents: centsOf(at(amount, 'InstdAmt')) }),
        });
    }
  }
  const rejectedBatch = batches.find((batch) => textAt(batch, 'PmtInfSts') === rejected);
  if (groupStatus === rejected || rejectedBatch !== undefined) {
    // Some banks give the reason of the whole file at its transactions only.
    const transactions = batches.flatMap((batch) => allOf(batch, 'TxInfAndSts'));
    const rejection = reasonAmong(...[group, rejectedBatch, ...transactions].flatMap(reasonsOf));
    file.message = { messageId, rejection };
  }
  return file;
}
