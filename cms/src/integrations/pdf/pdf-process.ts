import type { Statement } from '@nimio/domain/accounting/statement.types';
import { runTask } from '../../threads/in-process.js';
import { type InvoiceDocument, writeInvoice } from './write-invoice.js';
import { type AddressLabels, writeLabels } from './write-labels.js';
import { writeStatement } from './write-statement.js';

export type PdfTask = { statement: Statement } | { labels: AddressLabels } | { invoice: InvoiceDocument };

runTask((task: PdfTask) => {
  if ('labels' in task) return writeLabels(task.labels);
  return 'invoice' in task ? writeInvoice(task.invoice) : writeStatement(task.statement);
});
