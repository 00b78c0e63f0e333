import { newPublicHash } from '@nimio/domain/access/hash';
import type { InvoiceRecord } from '@nimio/domain/import/import-record';
import { referenceOf } from '@nimio/domain/invoice/reference-number';
import { enqueuePdf, nextNumber, senderIn } from '../api/invoice/issue.js';
import { columnsOf, linesOf } from '../api/invoice/present.js';
import { insertInvoice, saveLines } from '../api/invoice/store.js';
import type { System } from '../system.js';

/**
 * Creates an invoice with the next number.
 *
 * @throws `senderMissing` if the settings lack a detail of the society
 */
export async function importInvoice({ db }: System, record: InvoiceRecord): Promise<void> {
  const sender = JSON.stringify(await senderIn(record.language));
  const { issued, paidOn } = record;
  await db.transaction(async (tx) => {
    const number = await nextNumber(tx);
    const hash = newPublicHash();
    const id = await insertInvoice(tx, {
      ...columnsOf(record),
      ...{ hash, number, issued, sender, state: paidOn === null ? 'sent' : 'paid', paid_on: paidOn },
      ...{ reference: referenceOf(number), created_at: record.createdAt },
    });
    await saveLines(tx, id, linesOf(record));
    await enqueuePdf(tx, hash);
  });
}
