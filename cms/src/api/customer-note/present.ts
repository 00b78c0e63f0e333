import type { CustomerNote } from '@nimio/domain/customer-note/customer-note.types';
import type { Reader } from '../../data/sql.js';
import type { Caller } from '../../http/call.js';
import { findGrantedProfile } from '../../identity/profile-access.js';
import { system } from '../../system.js';
import { profileName } from '../profile/name.js';
import type { NoteRow } from './store.js';

/** Only the author changes a note. */
export const mayChange = (caller: Caller, { account_id }: NoteRow): boolean =>
  account_id === caller.accountId;

export const mayDelete = (caller: Caller, row: NoteRow): boolean =>
  mayChange(caller, row) || caller.rights.includes('deleteCustomerNotes');

export type PresentNote = (row: NoteRow) => CustomerNote;

/** How to present notes about a customer: with what the caller may do, which is nothing with those about themselves. */
export async function notePresenter(db: Reader, caller: Caller, profileHash: string): Promise<PresentNote> {
  const { now } = system();
  const isOwn = await findGrantedProfile({ db, now }, 'profile', profileHash, caller.accountId);
  return (row) => ({
    hash: row.hash,
    text: row.text,
    author: profileName(row),
    created: row.created_at,
    changed: row.changed_at,
    canChange: !isOwn && mayChange(caller, row) ? 1 : 0,
    canDelete: !isOwn && mayDelete(caller, row) ? 1 : 0,
  });
}
