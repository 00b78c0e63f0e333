import { newPublicHash } from '@nimio/domain/access/hash';
import { pageSize } from '@nimio/domain/paging';
import { creatorRoles } from '@nimio/domain/work/roles';
import type { Transaction } from '../../data/database.js';
import { placeholders, query, type Reader, type SqlPart } from '../../data/sql.js';
import { type Named, nameColumns } from '../profile/name.js';
import type { HeldPart, Moved, ReplacedName } from './moved.js';

const heldParts = (condition: (table: string) => string) => `
  select 'share' as kind, s.id, d.role, d.work_id, w.isbn, w.name as work_name, s.profile_id, d.id as deal_id,
         d.owner_profile_id
    from shares s join deals d on d.id = s.deal_id join works w on w.id = d.work_id where ${condition('s')}
  union all
  select 'contribution', c.id, c.role, c.work_id, w.isbn, w.name, c.profile_id, null, null
    from contributions c join works w on w.id = c.work_id where ${condition('c')}`;

const partsOfName = query<HeldPart>(heldParts((table) => `${table}.author_name_id = ?`));
const partsOfProfile = query<HeldPart>(heldParts((table) => `${table}.profile_id = ?`));

/** The number of works that a preview shows for an author. */
const shownWorks = 10;

// An author holds a role on a work once, so this many parts belong to at least ten works.
const newestPartsOfName = query<HeldPart>(
  `${heldParts((table) => `${table}.author_name_id = ?`)}
  order by work_id desc limit ${shownWorks * creatorRoles.length}`,
);

/** An author's parts of the ten newest works, the newest first. */
export async function readNewestParts(reader: Reader, authorNameId: number): Promise<HeldPart[]> {
  const parts = await reader.all(newestPartsOfName, [authorNameId, authorNameId]);
  const shown = [...new Set(parts.map(({ work_id }) => work_id))].slice(0, shownWorks);
  return parts.filter(({ work_id }) => shown.includes(work_id));
}

/** An author's parts of works. */
export const readParts = (reader: Reader, authorNameId: number): Promise<HeldPart[]> =>
  reader.all(partsOfName, [authorNameId, authorNameId]);

/** The same for a whole profile, under any of its names. */
export const readPartsOfProfile = (reader: Reader, profileId: number): Promise<HeldPart[]> =>
  reader.all(partsOfProfile, [profileId, profileId]);

/** Selects the ids of the works of these authors. */
export function worksOfNames(authorNameIds: readonly number[]): SqlPart {
  const names = placeholders(authorNameIds.length);
  return {
    sql: `select d.work_id from shares s join deals d on d.id = s.deal_id where s.author_name_id in (${names})
          union all select c.work_id from contributions c where c.author_name_id in (${names})`,
    values: [...authorNameIds, ...authorNameIds],
  };
}

const formsOf = query<{ id: number }>('select id from author_names where alias_of_id = ?');

/** Whether other names are aliases of this one. */
export const hasForms = async (reader: Reader, authorNameId: number): Promise<boolean> =>
  (await reader.first(formsOf, [authorNameId])) !== undefined;

const nameRowById = query<ReplacedName>(
  `select hash, profile_id, name1, name2, isni, pseudonym, private, confirmed, allow_isni_sync, asteri_id,
          alias_of_id, created_at from author_names where id = ?`,
);

export const readNameRow = (reader: Reader, authorNameId: number): Promise<ReplacedName | undefined> =>
  reader.first(nameRowById, [authorNameId]);

const tables = { share: 'shares', contribution: 'contributions' } as const;

/** Moves parts of works to a name, and thereby to its profile. */
export async function moveParts(
  tx: Transaction,
  kind: HeldPart['kind'],
  ids: readonly number[],
  to: { id: number; profileId: number },
): Promise<void> {
  for (const id of ids) {
    const holder = { author_name_id: to.id, profile_id: to.profileId };
    await tx.table(tables[kind]).where({ id }).update(holder);
  }
}

export interface MergeRow {
  id: number;
  hash: string;
  dominant_author_name_id: number | null;
  moved: string;
  merged_at: string;
  undone_at: string | null;
}

/** A merge with the name of the person who made it. */
export interface NamedMergeRow extends MergeRow, Named {}

const columns = 'm.id, m.hash, m.dominant_author_name_id, m.moved, m.merged_at, m.undone_at';
const mergeByHash = query<MergeRow>(`select ${columns} from author_merges m where m.hash = ?`);
/** Starts from the merges, which are few, so that only the accounts that made them are read. */
const namedMerges = (merges: string) => `select ${columns}, p.kind, ${nameColumns('p')}
  from (${merges}) m
  join accounts a on a.id = m.account_id
  join profiles p on p.id = a.default_profile_id
  order by m.id desc`;
const namedMergeByHash = query<NamedMergeRow>(
  namedMerges('select * from author_merges where hash = ? limit 1'),
);
const newestMerges = query<NamedMergeRow>(
  namedMerges(`select * from author_merges order by id desc limit ${pageSize} offset ?`),
);
const mergesInAll = query<{ merges: number }>(
  'select cast(count(*) as integer) as merges from author_merges',
);

/** A page of merges, the newest first. */
export const readMerges = (reader: Reader, offset: number): Promise<NamedMergeRow[]> =>
  reader.all(newestMerges, [offset]);

export const countMerges = async (reader: Reader): Promise<number> =>
  (await reader.first(mergesInAll))?.merges ?? 0;

export const findMerge = (reader: Reader, hash: string): Promise<NamedMergeRow | undefined> =>
  reader.first(namedMergeByHash, [hash]);

/** The merge as staff see it; it must exist. */
export async function readMerge(reader: Reader, hash: string): Promise<NamedMergeRow> {
  const merge = await findMerge(reader, hash);
  if (!merge) throw new Error(`No merge ${hash}`);
  return merge;
}

export const lockMerge = (tx: Transaction, hash: string): Promise<MergeRow | undefined> =>
  tx.lock(mergeByHash, [hash]);

/** @returns the merge's hash */
export async function insertMerge(
  tx: Transaction,
  merge: { dominantId: number; accountId: number; moved: Moved; at: string },
): Promise<string> {
  const hash = newPublicHash();
  await tx.table('author_merges').insert({
    hash,
    dominant_author_name_id: merge.dominantId,
    moved: JSON.stringify(merge.moved),
    account_id: merge.accountId,
    merged_at: merge.at,
  });
  return hash;
}

export async function closeMerge(tx: Transaction, id: number, at: string): Promise<void> {
  await tx.table('author_merges').where({ id }).update({ undone_at: at });
}
