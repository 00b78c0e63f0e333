import type * as endpoints from '@nimio/domain/customer-note/customer-note.endpoints';
import { DomainError } from '@nimio/domain/errors';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { customerAt, requireOthers } from '../../../identity/profile-access.js';
import { system } from '../../../system.js';
import { mayChange, notePresenter } from '../present.js';
import { lockNote, saveNote } from '../store.js';

export const updateCustomerNote: UseCase<typeof endpoints.updateCustomerNote> = async ({
  params,
  body: { text },
  caller,
  requestId,
  requireFresh,
}) => {
  const { db, now } = system();
  const profile = await customerAt(params.profileHash);
  return db.transaction(async (tx) => {
    const row = await lockNote(tx, profile.id, params.noteHash);
    if (!row) throw new DomainError('notFound');
    await requireOthers({ db: tx, now }, [profile.id], caller.accountId);
    if (!mayChange(caller, row)) throw new DomainError('forbidden');
    const present = await notePresenter(tx, caller, profile.hash);
    requireFresh(present(row));
    if (text === row.text) return present(row);
    const changes = { text, changed_at: now().toISOString() };
    await saveNote(tx, row.id, changes);
    await audit(tx, 'customer-note.update', { caller, profile, requestId }, { note: row.hash });
    return present({ ...row, ...changes });
  });
};
