import { newPublicHash } from '@nimio/domain/access/hash';
import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import { DomainError } from '@nimio/domain/errors';
import type * as endpoints from '@nimio/domain/invoice/invoice.endpoints';
import { isCreditable } from '@nimio/domain/invoice/invoice-states';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { fundsApproved } from '../funding-store.js';
import { enqueuePdf, nextNumber, senderIn } from '../issue.js';
import { stepOf } from '../present.js';
import { readInvoice, requireLocked } from '../read-invoice.js';
import { insertInvoice, readLines, saveInvoice, saveLines } from '../store.js';

/** A credit note of the whole invoice, with its own number. */
export const creditInvoice: UseCase<typeof endpoints.creditInvoice> = ({ params, caller, requestId }) => {
  const { db, now } = system();
  return db.transaction(async (tx) => {
    const row = await requireLocked(tx, params.hash);
    if (!isCreditable(stepOf(row))) throw new DomainError('invoiceState');
    if (await fundsApproved(tx, row.id)) throw new DomainError('invoiceInUse');
    const sender = await senderIn(row.language);
    const [hash, number, day] = [newPublicHash(), await nextNumber(tx), finnishDay(now())];
    const { payer_name, business_id, address, language, source } = row;
    const id = await insertInvoice(tx, {
      ...{ hash, number, state: 'sent', credits_id: row.id, issued: day, due: day },
      ...{ payer_name, business_id, address, language, source },
      sender: JSON.stringify(sender),
      net_cents: 0 - Number(row.net_cents),
      vat_cents: 0 - Number(row.vat_cents),
      created_at: now().toISOString(),
    });
    const lines = await readLines(tx, row.id);
    await saveLines(
      tx,
      id,
      lines.map((line) => ({ ...line, cents: 0 - Number(line.cents) })),
    );
    await saveInvoice(tx, row.id, { state: 'credited' });
    await enqueuePdf(tx, hash);
    const facts = { invoice: row.hash, number: row.number, creditNote: number };
    await audit(tx, 'invoice.credit', { caller, requestId }, facts);
    return readInvoice(tx, hash);
  });
};
