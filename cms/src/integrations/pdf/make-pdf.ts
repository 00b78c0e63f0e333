import path from 'node:path';
import type { Statement } from '@nimio/domain/accounting/statement.types';
import { inProcess } from '../../threads/in-process.js';
import { runExclusive } from '../../threads/mutex.js';
import type { PdfTask } from './pdf-process.js';
import type { InvoiceDocument } from './write-invoice.js';
import type { AddressLabels } from './write-labels.js';

/** Some thousand works or labels take seconds; the lease of a statement's job is two minutes. */
const limits = { maxMilliseconds: 60_000, maxOldGenerationSizeMb: 768 };

/** Renders a PDF in a separate process, so that it does not block calls; one at a time. */
const makePdf = (task: PdfTask): Promise<Uint8Array> =>
  runExclusive('pdf', () => inProcess<Uint8Array>(path.join(__dirname, 'pdf-process.js'), task, limits));

/** @throws TaskFailed if it takes too long or too much memory */
export const statementPdf = (statement: Statement): Promise<Uint8Array> => makePdf({ statement });

/** @throws TaskFailed if it takes too long or too much memory */
export const labelsPdf = (labels: AddressLabels): Promise<Uint8Array> => makePdf({ labels });

/** @throws TaskFailed if it takes too long or too much memory */
export const invoicePdf = (invoice: InvoiceDocument): Promise<Uint8Array> => makePdf({ invoice });
