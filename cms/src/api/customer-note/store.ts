import type { Transaction } from '../../data/database.js';
import { query, type Reader } from '../../data/sql.js';
import type { Page } from '../../http/call.js';
import { type NameColumns, nameColumns } from '../profile/name.js';

export interface NoteRow extends NameColumns {
  id: number;
  hash: string;
  text: string;
  created_at: string;
  changed_at: string | null;
  account_id: number;
  /** Of the author's own profile. */
  kind: 'person' | 'organisation';
}

const notes = `select n.id, n.hash, n.text, n.created_at, n.changed_at, n.account_id, p.kind, ${nameColumns('p')}
  from customer_notes n
  join accounts a on a.id = n.account_id
  join profiles p on p.id = a.default_profile_id
 where n.profile_id = ?`;
const page = query<NoteRow>(`${notes} order by n.id desc limit ? offset ?`);
const total = query<{ notes: number }>(
  'select cast(count(*) as integer) as notes from customer_notes where profile_id = ?',
);
const one = query<NoteRow>(`${notes} and n.hash = ?`);
const lockable = query<{ id: number }>('select id from customer_notes where profile_id = ? and hash = ?');

/** A page of the notes about a customer, newest first. */
export const readNotes = (reader: Reader, profileId: number, { limit, offset }: Page): Promise<NoteRow[]> =>
  reader.all(page, [profileId, limit, offset]);

export const countNotes = async (reader: Reader, profileId: number): Promise<number> =>
  (await reader.first(total, [profileId]))?.notes ?? 0;

/** A note about this customer; undefined for a note about another one. */
export const findNote = (reader: Reader, profileId: number, hash: string): Promise<NoteRow | undefined> =>
  reader.first(one, [profileId, hash]);

/** The same, locked for the rest of the transaction. */
export async function lockNote(
  tx: Transaction,
  profileId: number,
  hash: string,
): Promise<NoteRow | undefined> {
  await tx.lock(lockable, [profileId, hash]);
  return findNote(tx, profileId, hash);
}

export async function insertNote(
  tx: Transaction,
  note: { hash: string; profile_id: number; account_id: number; text: string; created_at: string },
): Promise<void> {
  await tx.table('customer_notes').insert(note);
}

export async function saveNote(
  tx: Transaction,
  id: number,
  changes: { text: string; changed_at: string },
): Promise<void> {
  await tx.table('customer_notes').where({ id }).update(changes);
}

export async function deleteNoteRow(tx: Transaction, id: number): Promise<void> {
  await tx.table('customer_notes').where({ id }).delete();
}
