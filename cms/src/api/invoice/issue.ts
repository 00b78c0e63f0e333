import { DomainError } from '@nimio/domain/errors';
import type { Language } from '@nimio/domain/language';
import type { Transaction } from '../../data/database.js';
import { lockSeries, saveSeries } from '../../data/number-series.js';
import type { InvoiceSender } from '../../integrations/pdf/write-invoice.js';
import { system } from '../../system.js';
import { pdfJobPrefix } from './store.js';

/**
 * The society as the sender of invoices, by its name in the language.
 *
 * @throws `senderMissing` if the portal's settings or those of the installation lack a detail
 */
export async function senderIn(language: Language): Promise<InvoiceSender> {
  const { payer, content } = system();
  const { societyName: name, businessId, postalAddress } = await content.settings(language);
  if (!payer || !businessId || !postalAddress) throw new DomainError('senderMissing');
  return { name, businessId, address: postalAddress.split('\n'), iban: payer.iban, bic: payer.bic };
}

/** Enqueues the PDF, again if an earlier job has failed. */
export const enqueuePdf = (tx: Transaction, invoiceHash: string): Promise<void> =>
  system().jobs.enqueueAgain(tx, 'invoice', pdfJobPrefix + invoiceHash, { invoiceHash });

/** The next number of invoices and credit notes. A number that is not stored is assigned again, so there are no gaps. */
export async function nextNumber(tx: Transaction): Promise<number> {
  const number = (await lockSeries(tx, 'invoice')) + 1;
  await saveSeries(tx, 'invoice', number);
  return number;
}
