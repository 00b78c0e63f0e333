import type { CreatorRole } from '@nimio/domain/work/roles';
import type { AuthorNameColumns } from '../author-name/store.js';

/** A name that went, as it was. */
export interface ReplacedName extends AuthorNameColumns {
  hash: string;
  profile_id: number;
  created_at: string;
}

/** What the dominant author is called. */
export interface DominantName {
  name1: string;
  name2: string;
  confirmed: 0 | 1;
}

/** A share or contribution that moved: its number, and the hash of the name that it was under. */
export interface MovedPart {
  id: number;
  from: string;
}

/** All that a merge did, as it is kept in `author_merges.moved`. */
export interface Moved {
  replaced: ReplacedName[];
  before: DominantName;
  after: DominantName;
  shares: MovedPart[];
  contributions: MovedPart[];
  /** Deals that have another owner now, and the number of the profile that they had. */
  deals: { id: number; owner: number }[];
}

/** A part of a work that an author holds. */
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
