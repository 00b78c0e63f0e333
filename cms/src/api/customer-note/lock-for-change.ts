import { DomainError } from '@nimio/domain/errors';
import type { Transaction } from '../../data/database.js';
import type { ActingFor, Call, Caller } from '../../http/call.js';
import { requireOthers } from '../../identity/profile-access.js';
import { system } from '../../system.js';
import { notePresenter, type PresentNote } from './present.js';
import { lockNote, type NoteRow } from './store.js';

interface NoteCall extends Pick<Call, 'requireFresh'> {
  params: { noteHash: string };
  caller: Caller;
}

/**
 * Locks a note about this customer.
 *
 * @throws `notFound`; `ownAffairs` for a note about the caller; `forbidden` if the caller may not change it in this way;
 * `stale` for another version
 */
export async function lockForChange(
  tx: Transaction,
  { id, hash }: ActingFor,
  { params, caller, requireFresh }: NoteCall,
  may: (caller: Caller, row: NoteRow) => boolean,
): Promise<{ row: NoteRow; present: PresentNote }> {
  const row = await lockNote(tx, id, params.noteHash);
  if (!row) throw new DomainError('notFound');
  await requireOthers({ db: tx, now: system().now }, [id], caller.accountId);
  if (!may(caller, row)) throw new DomainError('forbidden');
  const present = await notePresenter(tx, caller, hash);
  requireFresh(present(row));
  return { row, present };
}
