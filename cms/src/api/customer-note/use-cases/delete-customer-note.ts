import type * as endpoints from '@nimio/domain/customer-note/customer-note.endpoints';
import { DomainError } from '@nimio/domain/errors';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { customerAt, requireOthers } from '../../../identity/profile-access.js';
import { system } from '../../../system.js';
import { mayDelete, notePresenter } from '../present.js';
import { deleteNoteRow, lockNote } from '../store.js';

export const deleteCustomerNote: UseCase<typeof endpoints.deleteCustomerNote> = async ({
  params,
  caller,
  requestId,
  requireFresh,
}) => {
  const { db, now } = system();
  const profile = await customerAt(params.profileHash);
  await db.transaction(async (tx) => {
    const row = await lockNote(tx, profile.id, params.noteHash);
    if (!row) throw new DomainError('notFound');
    await requireOthers({ db: tx, now }, [profile.id], caller.accountId);
    if (!mayDelete(caller, row)) throw new DomainError('forbidden');
    const present = await notePresenter(tx, caller, profile.hash);
    requireFresh(present(row));
    await deleteNoteRow(tx, row.id);
    await audit(tx, 'customer-note.delete', { caller, profile, requestId }, { note: row.hash });
  });
};
