import type { CreatorRole } from '@nimio/domain/work/roles';
import type { AuthorNameColumns } from '../author-name/store.js';

/** A removed name as it was before. */
export interface ReplacedName extends AuthorNameColumns {
  hash: string;
  profile_id: number;
  created_at: string;
}

/** The name of the dominant author. */
export interface DominantName {
  name1: string;
  name2: string;
  confirmed: 0 | 1;
}

/** A moved share or contribution: its id, and the hash of its previous name. */
export interface MovedPart {
  id: number;
  from: string;
}

/** All changes of a merge, as stored in `author_merges.moved`. */
export interface Moved {
  replaced: ReplacedName[];
  before: DominantName;
  after: DominantName;
  shares: MovedPart[];
  contributions: MovedPart[];
  /** Deals with a new owner, and the id of the previous owner's profile. */
  deals: { id: number; owner: number }[];
}

/** A share or contribution of an author. */
export interface HeldPart {
  kind: 'share' | 'contribution';
  id: number;
  role: CreatorRole;
  work_id: number;
  isbn: string;
  work_name: string;
  profile_id: number;
  deal_id: number | null;
  owner_profile_id: number | null;
}
