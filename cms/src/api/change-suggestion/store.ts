import { newPublicHash } from '@nimio/domain/access/hash';
import type {
  ChangeSuggestionState,
  RejectionReason,
} from '@nimio/domain/change-suggestion/change-suggestion';
import { pageSize } from '@nimio/domain/paging';
import type { Language } from '@nimio/domain/schema';
import type { BookType } from '@nimio/domain/work/book-types';
import type { BillableRole } from '@nimio/domain/work/roles';
import type { Transaction } from '../../data/database.js';
import { batchPlaceholders, query, type Reader, readInBatches } from '../../data/sql.js';
import type { ProfileSet } from '../../identity/profile-access.js';
import { type Named, nameColumns } from '../profile/name.js';

interface SuggestionRow {
  id: number;
  hash: string;
  work_id: number;
  role: BillableRole;
  suggester_profile_id: number;
  author_name_id: number | null;
  amount: number;
  amount_before: number;
  reason: string;
  add_if_accepted: 0 | 1;
  state: ChangeSuggestionState;
  rejection_reason: RejectionReason | null;
  created_at: string;
  decided_at: string | null;
}

/** A suggestion with its work, the current state of its deal, and its suggester. */
export interface ReceivedRow extends SuggestionRow {
  work_hash: string;
  isbn: string;
  work_name: string;
  type: BookType;
  publisher: string | null;
  publish_year: number | null;
  deal_amount: number | null;
  name_hash: string | null;
  name1: string | null;
  name2: string | null;
  private: 0 | 1 | null;
  suggester_hash: string;
  suggester_language: Language;
}

/** The same with people's names, for staff. */
export interface StaffSuggestionRow extends ReceivedRow, Named {
  owner_hash: string | null;
  owner_kind: 'person' | 'organisation' | null;
  owner_first_name: string | null;
  owner_last_name: string | null;
  owner_organisation_name: string | null;
}

const columns = `g.id, g.hash, g.work_id, g.role, g.suggester_profile_id, g.author_name_id, g.amount, g.amount_before,
  g.reason, g.add_if_accepted, g.state, g.rejection_reason, g.created_at, g.decided_at`;
const around = `w.hash as work_hash, w.isbn, w.name as work_name, w.type, w.publisher, w.publish_year, d.amount as deal_amount,
  n.hash as name_hash, n.name1, n.name2, n.private, p.hash as suggester_hash, p.language as suggester_language`;
const joins = `join works w on w.id = g.work_id
  left join deals d on d.work_id = g.work_id and d.role = g.role
  left join author_names n on n.id = g.author_name_id
  join profiles p on p.id = g.suggester_profile_id`;

const fromReceived = `from deals o
     join change_suggestions g on g.work_id = o.work_id and g.role = o.role and g.state = 'PENDING'`;
const received = query<ReceivedRow>(
  `select ${columns}, ${around} ${fromReceived} ${joins}
    where o.owner_profile_id = ? order by g.created_at, g.id`,
);
const byHash = query<ReceivedRow>(
  `select ${columns}, ${around} from change_suggestions g ${joins} where g.hash = ?`,
);
const pendingOf = query<ReceivedRow>(
  `select ${columns}, ${around} from change_suggestions g ${joins}
    where g.work_id = ? and g.role = ? and g.state = 'PENDING' order by g.created_at, g.id`,
);
const pendingUnder = query<ReceivedRow>(
  `select ${columns}, ${around} from change_suggestions g ${joins}
    where g.author_name_id = ? and g.state = 'PENDING' order by g.created_at, g.id`,
);
/** A pending suggestion as a work's page shows it. */
export type PendingOnWork = Pick<
  SuggestionRow,
  'hash' | 'work_id' | 'role' | 'suggester_profile_id' | 'amount' | 'add_if_accepted' | 'created_at'
>;

const pendingBy = (condition: string) => `
  select hash, work_id, role, suggester_profile_id, amount, add_if_accepted, created_at from change_suggestions
   where work_id ${condition} and state = 'PENDING' order by created_at, id`;
const pendingOnWork = query<PendingOnWork>(pendingBy('= ?'));
const pendingOnMany = query<PendingOnWork>(pendingBy(`in (${batchPlaceholders})`));
const ofYear = query<StaffSuggestionRow>(
  `select ${columns}, ${around}, p.kind, ${nameColumns('p')},
          o.hash as owner_hash, o.kind as owner_kind, o.first_name as owner_first_name,
          o.last_name as owner_last_name, o.organisation_name as owner_organisation_name
     from (select * from change_suggestions where created_at >= ? and created_at < ?
            order by created_at desc, id desc limit ${pageSize} offset ?) g ${joins}
     left join profiles o on o.id = d.owner_profile_id
    order by g.created_at desc, g.id desc`,
);
const countOfYear = query<{ suggestions: number }>(
  `select cast(count(*) as integer) as suggestions from change_suggestions
    where created_at >= ? and created_at < ?`,
);

/** Suggestions that await the profile's answer, the oldest first. */
export const readReceived = (reader: Reader, ownerId: number): Promise<ReceivedRow[]> =>
  reader.all(received, [ownerId]);

/** How many suggestions await the answer of each profile; one without any is absent. */
export async function countReceived(reader: Reader, profiles: ProfileSet): Promise<Map<number, number>> {
  const counts = query<{ profile_id: number; total: number }>(
    `select o.owner_profile_id as profile_id, cast(count(*) as integer) as total ${fromReceived}
      where o.owner_profile_id ${profiles.sql} group by o.owner_profile_id`,
  );
  const rows = await reader.all(counts, profiles.values);
  return new Map(rows.map(({ profile_id, total }) => [profile_id, total]));
}

/** A suggestion in any state; it must exist. */
export async function readSuggestion(reader: Reader, hash: string): Promise<ReceivedRow> {
  const row = await reader.first(byHash, [hash]);
  if (!row) throw new Error(`No suggestion ${hash}`);
  return row;
}

/** Suggestions that await the answer of a deal's owner, the oldest first. */
export const readPendingOf = (reader: Reader, workId: number, role: BillableRole): Promise<ReceivedRow[]> =>
  reader.all(pendingOf, [workId, role]);

/** Pending suggestions made under an author name. */
export const readPendingUnder = (reader: Reader, authorNameId: number): Promise<ReceivedRow[]> =>
  reader.all(pendingUnder, [authorNameId]);

/** Pending suggestions on either deal of a work. */
export const readPendingOnWork = (reader: Reader, workId: number): Promise<PendingOnWork[]> =>
  reader.all(pendingOnWork, [workId]);

/** The same for several works. */
export const readPendingOnMany = (reader: Reader, workIds: readonly number[]): Promise<PendingOnWork[]> =>
  readInBatches(reader, { query: pendingOnMany, values: workIds, none: 0 });

/** A page of the suggestions made in a year, with the total count. Years are in UTC, as stored times are. */
export async function readOfYear(
  reader: Reader,
  year: number,
  offset: number,
): Promise<{ rows: StaffSuggestionRow[]; total: number }> {
  const span = [`${year}-`, `${year + 1}-`];
  const rows = await reader.all(ofYear, [...span, offset]);
  return { rows, total: (await reader.first(countOfYear, span))?.suggestions ?? 0 };
}

type NewSuggestion = Pick<
  SuggestionRow,
  'work_id' | 'role' | 'suggester_profile_id' | 'amount' | 'amount_before' | 'reason' | 'add_if_accepted'
> & { author_name_id: number };

/** @returns its public id */
export async function insertSuggestion(tx: Transaction, row: NewSuggestion, at: string): Promise<string> {
  const hash = newPublicHash();
  await tx.insert('change_suggestions', { hash, ...row, state: 'PENDING', created_at: at });
  return hash;
}

/** Marks a suggestion as answered. */
export async function closeSuggestion(
  tx: Transaction,
  id: number,
  state: Exclude<ChangeSuggestionState, 'PENDING'>,
  { at, reason }: { at: string; reason?: RejectionReason },
): Promise<void> {
  await tx
    .table('change_suggestions')
    .where({ id })
    .update({
      state,
      decided_at: at,
      rejection_reason: reason ?? null,
    });
}
