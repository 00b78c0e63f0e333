import type * as endpoints from '@nimio/domain/customer-note/customer-note.endpoints';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { customerAt } from '../../../identity/profile-access.js';
import { system } from '../../../system.js';
import { lockForChange } from '../lock-for-change.js';
import { mayDelete } from '../present.js';
import { deleteNoteRow } from '../store.js';

export const deleteCustomerNote: UseCase<typeof endpoints.deleteCustomerNote> = async (call) => {
  const { params, caller, requestId } = call;
  const profile = await customerAt(params.profileHash);
  await system().db.transaction(async (tx) => {
    const { row } = await lockForChange(tx, profile, call, mayDelete);
    await deleteNoteRow(tx, row.id);
    await audit(tx, 'customer-note.delete', { caller, profile, requestId }, { note: row.hash });
  });
};
