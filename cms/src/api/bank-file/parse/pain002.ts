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
  const groupStatus = textAt(group, 'GrpSts');
  const batches = allOf(report, 'OrgnlPmtInfAndSts');
  let number = 0;
  for (const batch of batches) {
    for (const transaction of allOf(batch, 'TxInfAndSts')) {
      number += 1;
      const status = textAt(transaction, 'TxSts') || textAt(batch, 'PmtInfSts') || groupStatus;
      const reference = textAt(transaction, 'OrgnlEndToEndId');
      const amount = at(transaction, 'OrgnlTxRef', 'Amt');
      if (status !== rejected) file.other += 1;
      else if (reference === '') file.unreadable.push(number);
      else
        file.failed.push({
          number,
          reference,
          reason: reasonAmong(...[transaction, batch, group].flatMap((one) => allOf(one, 'StsRsnInf'))),
          ...(amount !== undefined && { cents: centsOf(at(amount, 'InstdAmt')) }),
        });
    }
  }
  const rejectedBatch = batches.find((batch) => textAt(batch, 'PmtInfSts') === rejected);
  if (groupStatus === rejected || rejectedBatch !== undefined)
    file.message = {
      messageId,
      rejection: reasonAmong(...[group, rejectedBatch].flatMap((one) => allOf(one, 'StsRsnInf'))),
    };
  return file;
}
