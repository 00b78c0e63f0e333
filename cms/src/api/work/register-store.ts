import type { BillableRole } from '@nimio/domain/work/roles';
import { query, type Reader } from '../../data/sql.js';
import { type Named, nameColumns } from '../profile/name.js';
import { hasChanges } from './store.js';

/** A holder of a part of a work, with the author name. */
export interface HolderRow extends Named {
  profile_id: number;
  profile_hash: string;
  author_hash: string;
  name1: string;
  name2: string;
  created_at: string;
}

export interface HeldShareRow extends HolderRow {
  deal_id: number;
  has_changes: 0 | 1;
}

export interface HeldContributionRow extends HolderRow {
  role: 'illustrator' | 'editor';
}

/** A deal with its work and its owner's profile. */
export interface RegisteredDealRow extends Named {
  id: number;
  hash: string;
  work_id: number;
  isbn: string;
  role: BillableRole;
  amount: number;
  owner_profile_id: number;
  owner_hash: string;
}

const holder = (part: string) =>
  `${part}.profile_id, p.hash as profile_hash, p.kind, ${nameColumns('p')}, n.hash as author_hash, n.name1, n.name2, ${part}.created_at`;
const holders = (part: string) =>
  `join author_names n on n.id = ${part}.author_name_id join profiles p on p.id = ${part}.profile_id`;

const heldShares = query<HeldShareRow>(
  `select s.deal_id, ${hasChanges}, ${holder('s')} from deals d join shares s on s.deal_id = d.id ${holders('s')}
    where d.work_id = ? order by s.created_at, s.id`,
);
const heldContributions = query<HeldContributionRow>(
  `select c.role, ${holder('c')} from contributions c ${holders('c')}
    where c.work_id = ? order by c.created_at, c.id`,
);

const registeredDeals = (condition: string) =>
  `select d.id, d.hash, d.work_id, w.isbn, d.role, d.amount, d.owner_profile_id, p.hash as owner_hash, p.kind, ${nameColumns('p')}
     from deals d join works w on w.id = d.work_id join profiles p on p.id = d.owner_profile_id
    where ${condition} order by d.role`;
const dealsOfWork = query<RegisteredDealRow>(registeredDeals('d.work_id = ?'));
const dealByHash = query<RegisteredDealRow>(registeredDeals('d.hash = ?'));

const creationOfWork = query<{ created_at: string }>('select created_at from works where id = ?');

/** The shares of both deals of a work with their holders, the earliest first. */
export const readHeldShares = (reader: Reader, workId: number): Promise<HeldShareRow[]> =>
  reader.all(heldShares, [workId]);

export const readHeldContributions = (reader: Reader, workId: number): Promise<HeldContributionRow[]> =>
  reader.all(heldContributions, [workId]);

export const readRegisteredDeals = (reader: Reader, workId: number): Promise<RegisteredDealRow[]> =>
  reader.all(dealsOfWork, [workId]);

export const findRegisteredDeal = (reader: Reader, hash: string): Promise<RegisteredDealRow | undefined> =>
  reader.first(dealByHash, [hash]);

/** When the work was added to the register, ISO 8601. */
export async function readCreation(reader: Reader, workId: number): Promise<string> {
  const row = await reader.first(creationOfWork, [workId]);
  if (!row) throw new Error(`No work ${workId}`);
  return row.created_at;
}

/** The ids of the profiles that hold any part of a work, each once. */
export async function readHolders(reader: Reader, workId: number): Promise<number[]> {
  const shares = await readHeldShares(reader, workId);
  const contributions = await readHeldContributions(reader, workId);
  return [...new Set([...shares, ...contributions].map(({ profile_id }) => profile_id))];
}
