import { newPublicHash } from '@nimio/domain/access/hash';
import { registerKey } from '@nimio/domain/text/search-words';
import type { BookType } from '@nimio/domain/work/book-types';
import { type BillableRole, type CreatorRole, creatorRoles } from '@nimio/domain/work/roles';
import type { CreatorContext } from '@nimio/domain/work/work.types';
import type { Transaction } from '../../data/database.js';
import { batchPlaceholders, query, type Reader, readInBatches, type SqlPart } from '../../data/sql.js';
import { indexWork } from './work-index.js';

export interface WorkRow {
  id: number;
  hash: string;
  isbn: string;
  name: string;
  subtitle: string | null;
  publisher: string | null;
  publish_year: number | null;
  type: BookType;
  translated: 0 | 1;
  /** By the claim of a translator; the society has not said so. */
  became_translated: 0 | 1;
  library_class: string | null;
  creator_context: CreatorContext;
  migrated: 0 | 1;
  locked_until: string | null;
}

/** One role that a profile holds on a work, with the work and both of its deals. */
export interface ListedRow extends WorkRow {
  role: CreatorRole;
  author_hash: string;
  name1: string;
  name2: string;
  has_changes: 0 | 1;
  /** A suggestion awaits the profile's answer as the owner of the deal. */
  has_suggestions: 0 | 1;
  author_amount: number | null;
  author_owner: number | null;
  translator_amount: number | null;
  translator_owner: number | null;
}

/** A work of the register, and whether it is on the profile's list. */
export interface FoundRow extends WorkRow {
  is_listed: 0 | 1;
}

const workColumns = `w.id, w.hash, w.isbn, w.name, w.subtitle, w.publisher, w.publish_year, w.type, w.translated,
  w.became_translated, w.library_class, w.creator_context, w.migrated, w.locked_until`;

const roleOrder = creatorRoles.map((role, place) => `when '${role}' then ${place}`).join(' ');

/** Whether the holder of the share (s) has not seen the current state of the deal (d). */
export const hasChanges = 'case when d.changed_at > s.seen_at then 1 else 0 end as has_changes';

const listedBy = (condition: string) => `
  select ${workColumns}, r.role, n.hash as author_hash, n.name1, n.name2, r.has_changes, r.has_suggestions,
         da.amount as author_amount, da.owner_profile_id as author_owner,
         dt.amount as translator_amount, dt.owner_profile_id as translator_owner
    from (select d.work_id, d.role, s.author_name_id,
                 ${hasChanges},
                 case when d.owner_profile_id = s.profile_id and exists (
                        select 1 from change_suggestions g
                         where g.work_id = d.work_id and g.role = d.role and g.state = 'PENDING')
                      then 1 else 0 end as has_suggestions
            from shares s join deals d on d.id = s.deal_id where s.profile_id = ?
          union all
          select c.work_id, c.role, c.author_name_id, 0, 0 from contributions c where c.profile_id = ?) r
    join works w on w.id = r.work_id
    join author_names n on n.id = r.author_name_id
    left join deals da on da.work_id = w.id and da.role = 'author'
    left join deals dt on dt.work_id = w.id and dt.role = 'translator'
   ${condition}
   order by w.id, case r.role ${roleOrder} end`;

const worksOfProfile = query<ListedRow>(listedBy(''));
const listedWork = query<ListedRow>(listedBy('where w.id = ?'));
const listedOfMany = query<ListedRow>(listedBy(`where w.id in (${batchPlaceholders})`));

/**
 * A row for each role on each work of the profile's list. The paid roles come first: if the roles are held under
 * several author names, that of the first row is the work's.
 */
export const listedRows = (reader: Reader, profileId: number): Promise<ListedRow[]> =>
  reader.all(worksOfProfile, [profileId, profileId]);

/** The same for one work: empty if it is not on the list. */
export const rolesOnWork = (reader: Reader, profileId: number, workId: number): Promise<ListedRow[]> =>
  reader.all(listedWork, [profileId, profileId, workId]);

/** The same for several works: the rows of those that are on the list. */
export const rolesOnMany = (
  reader: Reader,
  profileId: number,
  workIds: readonly number[],
): Promise<ListedRow[]> =>
  readInBatches(reader, { query: listedOfMany, first: [profileId, profileId], values: workIds, none: 0 });

const byIsbn = query<WorkRow>(`select ${workColumns} from works w where w.isbn = ?`);
const byIsbns = query<WorkRow>(`select ${workColumns} from works w where w.isbn in (${batchPlaceholders})`);
const byHash = query<WorkRow>(`select ${workColumns} from works w where w.hash = ?`);

const foundBy = (condition: string) => `
  select ${workColumns},
         case when exists (select 1 from deals d join shares s on s.deal_id = d.id
                            where d.work_id = w.id and s.profile_id = ?)
                or exists (select 1 from contributions c where c.work_id = w.id and c.profile_id = ?)
              then 1 else 0 end as is_listed
    from works w ${condition}`;

const byIsbnRange = query<FoundRow>(
  foundBy('where w.isbn between ? and ? order by w.isbn limit 10 offset ?'),
);
const foundById = query<FoundRow>(foundBy(`where w.id in (${batchPlaceholders})`));
const foundByIsbn = query<FoundRow>(foundBy(`where w.isbn in (${batchPlaceholders})`));
const countByIsbnRange = query<{ works: number }>(
  'select cast(count(*) as integer) as works from works where isbn between ? and ?',
);

export const findWork = (reader: Reader, isbn: string): Promise<WorkRow | undefined> =>
  reader.first(byIsbn, [isbn]);
export const findWorkByHash = (reader: Reader, hash: string): Promise<WorkRow | undefined> =>
  reader.first(byHash, [hash]);
/** The register's works with these ISBNs, in no order. */
export const findWorks = (reader: Reader, isbns: readonly string[]): Promise<WorkRow[]> =>
  readInBatches(reader, { query: byIsbns, values: isbns, none: '' });
export const lockWorkByIsbn = (tx: Transaction, isbn: string): Promise<WorkRow | undefined> =>
  tx.lock(byIsbn, [isbn]);
export const lockWorkByHash = (tx: Transaction, hash: string): Promise<WorkRow | undefined> =>
  tx.lock(byHash, [hash]);

/**
 * Locks works in ascending order, so that concurrent changes of ownership wait without a deadlock (decision 0015).
 *
 * @param ids selects the ids of the works
 * @returns whether a distribution that includes one of them is being calculated
 */
export async function lockWorks(tx: Transaction, { sql, values }: SqlPart, at: string): Promise<boolean> {
  const works = query<{ locked_until: string | null }>(
    `select w.locked_until from works w where w.id in (${sql}) order by w.id`,
  );
  await tx.lock(works, values);
  const locked = await tx.all(works, values);
  return locked.some(({ locked_until }) => locked_until !== null && locked_until > at);
}

/** Ten works whose ISBN is in the range (`isbnRange`), and the total count. */
export async function worksByIsbn(
  reader: Reader,
  profileId: number,
  range: [first: string, last: string],
  offset: number,
): Promise<{ works: FoundRow[]; total: number }> {
  const works = await reader.all(byIsbnRange, [profileId, profileId, ...range, offset]);
  return { works, total: (await reader.first(countByIsbnRange, range))?.works ?? 0 };
}

/** Works by id, in that order; deleted ones are left out. */
export async function findWorksById(
  reader: Reader,
  profileId: number,
  ids: readonly number[],
): Promise<FoundRow[]> {
  const asked = { query: foundById, first: [profileId, profileId], values: ids, none: 0 };
  const works = new Map((await readInBatches(reader, asked)).map((work) => [work.id, work]));
  return ids.flatMap((id) => works.get(id) ?? []);
}

/** Those of the ISBNs that the register has, in no order. */
export const findWorksByIsbn = (
  reader: Reader,
  profileId: number,
  isbns: readonly string[],
): Promise<FoundRow[]> =>
  readInBatches(reader, { query: foundByIsbn, first: [profileId, profileId], values: isbns, none: '' });

interface DealRow {
  id: number;
  work_id: number;
  role: BillableRole;
  amount: number;
  owner_profile_id: number;
}

interface ShareRow {
  id: number;
  deal_id: number;
  profile_id: number;
  author_name_id: number;
  created_at: string;
  author_hash: string;
  name1: string;
  name2: string;
  private: 0 | 1;
}

const dealsBy = (condition: string) =>
  `select id, work_id, role, amount, owner_profile_id from deals where work_id ${condition} order by role`;
const sharesBy = (condition: string) => `
  select s.id, s.deal_id, s.profile_id, s.author_name_id, s.created_at, n.hash as author_hash, n.name1, n.name2, n.private
    from deals d join shares s on s.deal_id = d.id join author_names n on n.id = s.author_name_id
   where d.work_id ${condition} order by s.created_at, s.id`;

const dealsOfWork = query<DealRow>(dealsBy('= ?'));
const sharesOfWork = query<ShareRow>(sharesBy('= ?'));
const dealById = query<DealRow>('select id, work_id, role, amount, owner_profile_id from deals where id = ?');
const dealsOfMany = query<DealRow>(dealsBy(`in (${batchPlaceholders})`));
const sharesOfMany = query<ShareRow>(sharesBy(`in (${batchPlaceholders})`));

export const findDeal = (reader: Reader, id: number): Promise<DealRow | undefined> =>
  reader.first(dealById, [id]);

export interface Deal extends DealRow {
  shares: ShareRow[];
}

const withShares = (deals: DealRow[], shares: ShareRow[]): Deal[] =>
  deals.map((deal) => ({ ...deal, shares: shares.filter(({ deal_id }) => deal_id === deal.id) }));

/** Both deals of a work with their shares, the earliest first. */
export const readDeals = async (reader: Reader, workId: number): Promise<Deal[]> =>
  withShares(await reader.all(dealsOfWork, [workId]), await reader.all(sharesOfWork, [workId]));

/** The same for several works. */
export async function readDealsOfMany(reader: Reader, workIds: readonly number[]): Promise<Deal[]> {
  const ofWorks = { values: workIds, none: 0 };
  return withShares(
    await readInBatches(reader, { query: dealsOfMany, ...ofWorks }),
    await readInBatches(reader, { query: sharesOfMany, ...ofWorks }),
  );
}

const authorNameOf = query<{ id: number }>('select id from author_names where hash = ? and profile_id = ?');

/** The row of one of the profile's own author names. */
export const findAuthorName = async (
  reader: Reader,
  profileId: number,
  authorHash: string,
): Promise<number | undefined> => (await reader.first(authorNameOf, [authorHash, profileId]))?.id;

/** Marks the deal as seen by the sharers who read it. */
export async function markSeen(
  tx: Transaction,
  dealIds: number[],
  profileId: number,
  at: string,
): Promise<void> {
  await tx
    .table('shares')
    .whereIn('deal_id', dealIds)
    .where({ profile_id: profileId })
    .update({ seen_at: at });
}

/** The columns of a work that an author may complete or staff correct. */
export type WorkChanges = Partial<
  Pick<
    WorkRow,
    | 'name'
    | 'subtitle'
    | 'publisher'
    | 'publish_year'
    | 'type'
    | 'translated'
    | 'became_translated'
    | 'library_class'
  >
>;

export async function saveWork(tx: Transaction, workId: number, changes: WorkChanges): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  const { name, subtitle } = changes;
  await tx
    .table('works')
    .where({ id: workId })
    .update({ ...changes, ...(name !== undefined && { register_key: registerKey(name) }) });
  if (name !== undefined || subtitle !== undefined) await indexWork(tx, workId);
}

/**
 * A concurrent insert of the same work wins; the caller joins it afterwards.
 *
 * @returns whether the work is new
 */
export async function insertWork(
  tx: Transaction,
  work: Omit<WorkRow, 'id' | 'hash' | 'became_translated' | 'migrated' | 'locked_until'>,
  at: string,
): Promise<boolean> {
  const [made] = await tx
    .table('works')
    .insert({ hash: newPublicHash(), ...work, register_key: registerKey(work.name), created_at: at })
    .onConflict('isbn')
    .ignore()
    .returning('id');
  if (made) await indexWork(tx, Number(made['id']));
  return made !== undefined;
}

/** Sets the alert for all sharers of the work's deals. */
export async function touchDealsOf(tx: Transaction, workId: number, at: string): Promise<void> {
  await tx.table('deals').where({ work_id: workId }).update({ changed_at: at });
}

/** Sets the alert for all sharers of the deal. */
export async function touchDeal(tx: Transaction, dealId: number, at: string): Promise<void> {
  await tx.table('deals').where({ id: dealId }).update({ changed_at: at });
}

export async function setAmount(tx: Transaction, dealId: number, amount: number, at: string): Promise<void> {
  await tx.table('deals').where({ id: dealId }).update({ amount, changed_at: at });
}
