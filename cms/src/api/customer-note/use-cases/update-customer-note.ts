import type * as endpoints from '@nimio/domain/customer-note/customer-note.endpoints';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { customerAt } from '../../../identity/profile-access.js';
import { system } from '../../../system.js';
import { lockForChange } from '../lock-for-change.js';
import { mayChange } from '../present.js';
import { saveNote } from '../store.js';

export const updateCustomerNote: UseCase<typeof endpoints.updateCustomerNote> = async (call) => {
  const { params, body, caller, requestId } = call;
  const { text } = body;
  const { db, now } = system();
  const profile = await customerAt(params.profileHash);
  return db.transaction(async (tx) => {
    const { row, present } = await lockForChange(tx, profile, call, mayChange);
    if (text === row.text) return present(row);
    const changes = { text, changed_at: now().toISOString() };
    await saveNote(tx, row.id, changes);
    await audit(tx, 'customer-note.update', { caller, profile, requestId }, { note: row.hash });
    return present({ ...row, ...changes });
  });
};
