import { requested, returnedAttempts, type SyncState } from '@nimio/domain/isni-sync/isni-sync';
import type { PossibleMatch, SyncGain, SyncReason } from '@nimio/domain/isni-sync/response';
import { pageSize } from '@nimio/domain/paging';
import type { CreatorRole } from '@nimio/domain/work/roles';
import type { Transaction } from '../../data/database.js';
import { query, type Reader } from '../../data/sql.js';
import type { AuthorNameColumns } from '../author-name/store.js';
import { lockProfile } from '../profile/store.js';

/** A synchronisation as the lists of names show it. */
export interface SyncStatusRow {
  author_name_id: number;
  state: SyncState;
  sent_at: string | null;
  answered_at: string | null;
  reason: SyncReason | null;
}

export interface SyncRow extends SyncStatusRow {
  version: number;
  fingerprint: string;
  information: string;
  ppn: string | null;
  possible_matches: string;
}

export interface AttemptRow {
  id: number;
  sent_at: string;
  answered_at: string | null;
  ended: SyncGain | SyncReason | 'overtaken' | null;
  isni: string | null;
}

/** The data that decide whether and how a name is sent. */
export interface SyncedName extends AuthorNameColumns {
  id: number;
  hash: string;
  profile_id: number;
}

export interface FormRow {
  name1: string;
  name2: string;
}

export interface WorkUnderName {
  isbn: string;
  name: string;
  publisher: string | null;
  publish_year: number | null;
  role: CreatorRole;
}

const nameColumns = `id, hash, profile_id, name1, name2, isni, pseudonym, private, confirmed, allow_isni_sync,
  asteri_id, alias_of_id`;
const nameById = query<SyncedName>(`select ${nameColumns} from author_names where id = ?`);
const nameByHash = query<SyncedName>(`select ${nameColumns} from author_names where hash = ?`);

export const findSyncedName = (reader: Reader, hash: string): Promise<SyncedName | undefined> =>
  reader.first(nameByHash, [hash]);
/**
 * A change of a synchronisation requires the lock of its name, after that of its profile, as saving the profile's names
 * does.
 */
export async function lockSyncedName(tx: Transaction, id: number): Promise<SyncedName | undefined> {
  const name = await tx.first(nameById, [id]);
  if (name) await lockProfile(tx, name.profile_id);
  return name && tx.lock(nameById, [id]);
}

const followed = query<{ id: number }>(
  `select n.id from author_names n left join isni_syncs s on s.author_name_id = n.id
    where n.profile_id = ? and (n.allow_isni_sync = 1 or s.state <> 'disabled') order by n.id`,
);

/** The names of a profile that staff allow to be sent or that are still in the register, the oldest first. */
export const readFollowed = (reader: Reader, profileId: number): Promise<{ id: number }[]> =>
  reader.all(followed, [profileId]);

/** The size of one batch: requests by staff wait for at most this many. */
const caughtUpAtOnce = 10;
// Scalar subqueries, so that each is looked up by the name: nearly all of the allowed names are in sync.
const leftBehind = query<{ id: number }>(
  `select n.id from author_names n
    where n.allow_isni_sync = 1 and n.confirmed = 1 and n.private = 0 and n.alias_of_id is null
      and coalesce((select s.state from isni_syncs s where s.author_name_id = n.id), 'disabled') = 'disabled'
      and coalesce((select h.id from shares h where h.author_name_id = n.id limit 1),
                   (select c.id from contributions c where c.author_name_id = n.id limit 1)) is not null
    order by n.id limit ${caughtUpAtOnce}`,
);

/**
 * A few names that may be sent and were never requested, or only before a register was configured; the oldest first.
 */
export const readLeftBehind = (reader: Reader): Promise<{ id: number }[]> => reader.all(leftBehind, []);

// An alias that is private or unconfirmed is not sent.
const formsOfName = query<FormRow>(
  `select name1, name2 from author_names where alias_of_id = ? and private = 0 and confirmed = 1 order by id`,
);
export const readForms = (reader: Reader, nameId: number): Promise<FormRow[]> =>
  reader.all(formsOfName, [nameId]);

/** As many as the register needs to identify a person. */
const maxWorks = 5;
const firstWorks = query<WorkUnderName>(
  `select w.isbn, w.name, w.publisher, w.publish_year, h.role
     from (select d.work_id, d.role, s.created_at from shares s join deals d on d.id = s.deal_id
            where s.author_name_id = ?
           union all
           select c.work_id, c.role, c.created_at from contributions c where c.author_name_id = ?) h
     join works w on w.id = h.work_id
    order by h.created_at, w.isbn, h.role limit ${maxWorks}`,
);

/** The first works under a name with the role on each, the oldest first. */
export const readFirstWorks = (reader: Reader, nameId: number): Promise<WorkUnderName[]> =>
  reader.all(firstWorks, [nameId, nameId]);

const statusColumns = 'author_name_id, state, sent_at, answered_at, reason';
const syncOfName = query<SyncRow>(
  `select ${statusColumns}, version, fingerprint, information, ppn, possible_matches
     from isni_syncs where author_name_id = ?`,
);
const statusesOfProfile = query<SyncStatusRow>(
  `select ${statusColumns} from isni_syncs
    where author_name_id in (select id from author_names where profile_id = ?)`,
);

export const readSync = (reader: Reader, nameId: number): Promise<SyncRow | undefined> =>
  reader.first(syncOfName, [nameId]);
export const readSyncStatuses = (reader: Reader, profileId: number): Promise<SyncStatusRow[]> =>
  reader.all(statusesOfProfile, [profileId]);

/** The filter of the staff's list: a state, and for errors a reason. */
interface Listed {
  state: SyncState;
  reason?: SyncReason | undefined;
}

const listedWhere = ({ reason }: Listed) => `state = ?${reason ? ' and reason = ?' : ''}`;
const listedValues = ({ state, reason }: Listed) => (reason ? [state, reason] : [state]);

/** A page of the synchronisations in a state, the oldest name first. */
export const readSyncs = (reader: Reader, listed: Listed, offset: number): Promise<SyncStatusRow[]> =>
  reader.all(
    query<SyncStatusRow>(
      `select ${statusColumns} from isni_syncs where ${listedWhere(listed)}
        order by author_name_id limit ${pageSize} offset ?`,
    ),
    [...listedValues(listed), offset],
  );

/** How many they are, and when the register last answered about the oldest of them, or else when it was sent. */
export async function summarizeSyncs(
  reader: Reader,
  listed: Listed,
): Promise<{ total: number; oldest: string | null }> {
  const summary = query<{ total: number; oldest: string | null }>(
    `select cast(count(*) as integer) as total, min(coalesce(answered_at, sent_at)) as oldest
       from isni_syncs where ${listedWhere(listed)}`,
  );
  return (await reader.first(summary, listedValues(listed))) ?? { total: 0, oldest: null };
}

/** What remains readable after the end of an attempt. */
interface Finding {
  reason: SyncReason | null;
  information: string;
  ppn: string | null;
  possibleMatches: readonly PossibleMatch[];
}

const nothingFound: Finding = { reason: null, information: '', ppn: null, possibleMatches: [] };

const findingColumns = ({ reason, information, ppn, possibleMatches }: Finding) => ({
  reason,
  information,
  ppn,
  possible_matches: JSON.stringify(possibleMatches),
});

/** Queues a name again; the register's previous answer is discarded. */
export async function saveRequest(
  tx: Transaction,
  nameId: number,
  asking: { version: number; fingerprint: string },
): Promise<void> {
  const row = { author_name_id: nameId, state: requested, ...asking, ...findingColumns(nothingFound) };
  await tx.table('isni_syncs').insert(row).onConflict('author_name_id').merge();
}

export async function writeState(
  tx: Transaction,
  nameId: number,
  state: SyncState,
  changes: {
    sentAt?: string;
    answeredAt?: string | undefined;
    fingerprint?: string;
    finding?: Finding;
  } = {},
): Promise<void> {
  const { sentAt, answeredAt, fingerprint, finding = nothingFound } = changes;
  await tx
    .table('isni_syncs')
    .where({ author_name_id: nameId })
    .update({
      state,
      ...(sentAt && { sent_at: sentAt }),
      ...(answeredAt && { answered_at: answeredAt }),
      ...(fingerprint && { fingerprint }),
      ...findingColumns(finding),
    });
}

export const writeIsni = async (tx: Transaction, nameId: number, isni: string): Promise<void> => {
  await tx.table('author_names').where({ id: nameId }).update({ isni });
};

const attemptsOfName = query<AttemptRow>(
  `select id, sent_at, answered_at, ended, isni from isni_attempts
    where author_name_id = ? order by id desc limit ${returnedAttempts}`,
);

/** The newest first. */
export const readAttempts = (reader: Reader, nameId: number): Promise<AttemptRow[]> =>
  reader.all(attemptsOfName, [nameId]);

/** @returns the attempt's id */
export const insertAttempt = (
  tx: Transaction,
  { id, isni }: SyncedName,
  version: number,
  at: string,
): Promise<number> =>
  tx.insert('isni_attempts', { author_name_id: id, version, sent_at: at, isni_before: isni });

/** An attempt is deleted together with its name. */
export async function closeAttempt(
  tx: Transaction,
  id: number,
  end: { at: string; ended: AttemptRow['ended']; isni?: string },
): Promise<void> {
  await tx
    .table('isni_attempts')
    .where({ id })
    .update({ answered_at: end.at, ended: end.ended, isni: end.isni ?? null });
}
