import type { BillableRole, CreatorRole } from '@nimio/domain/work/roles';

/** The new number of sharers of a role; `from` is null for a new deal. */
export interface AmountChange {
  role: BillableRole;
  from: number | null;
  to: number;
}

/** A deal whose owner has left: the id of the new owner's profile, null if no share remains. */
export interface PassedDeal {
  role: BillableRole;
  owner: number | null;
}

/** Changes of a work for the audit log: roles, numbers and columns, never names. */
export interface WorkFacts {
  isbn: string;
  /** The work is new in the register. */
  isNew?: boolean;
  added?: CreatorRole[];
  removed?: CreatorRole[];
  /** A role is held under another author name now. */
  isRenamed?: boolean;
  /** The completed or corrected columns of the work. */
  columns?: string[];
  amounts?: AmountChange[];
  passedOn?: PassedDeal[];
  becameTranslated?: boolean;
  /** An original again, after its last translator has left. */
  becameOriginal?: boolean;
}

/** The roles that a profile has taken and given up. */
export const roleChanges = (
  held: readonly CreatorRole[],
  chosen: readonly CreatorRole[],
): Required<Pick<WorkFacts, 'added' | 'removed'>> => ({
  added: chosen.filter((role) => !held.includes(role)),
  removed: held.filter((role) => !chosen.includes(role)),
});
