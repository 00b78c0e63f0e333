import { newPublicHash } from '@nimio/domain/access/hash';
import type * as endpoints from '@nimio/domain/invoice/invoice.endpoints';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { columnsOf, linesOf } from '../present.js';
import { readInvoice } from '../read-invoice.js';
import { insertInvoice, saveLines } from '../store.js';

export const createInvoice: UseCase<typeof endpoints.createInvoice> = ({ body, caller, requestId }) => {
  const { db, now } = system();
  return db.transaction(async (tx) => {
    const row = { hash: newPublicHash(), state: 'draft', created_at: now().toISOString() } as const;
    const id = await insertInvoice(tx, { ...row, ...columnsOf(body) });
    await saveLines(tx, id, linesOf(body));
    await audit(tx, 'invoice.create', { caller, requestId }, { invoice: row.hash });
    return readInvoice(tx, row.hash);
  });
};
