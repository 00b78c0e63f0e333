import type { BillableRole, CreatorRole } from '@nimio/domain/work/roles';

/** How many share a role from now on; `from` is null where the deal began. */
export interface AmountChange {
  role: BillableRole;
  from: number | null;
  to: number;
}

/** A deal that its owner has left: the number of the profile that has it now, null when nobody shares it any more. */
export interface PassedDeal {
  role: BillableRole;
  owner: number | null;
}

/** What was done to a work, for the audit log: roles, numbers and columns, never what they are called. */
export interface WorkFacts {
  isbn: string;
  /** The register did not have the work. */
  isNew?: boolean;
  added?: CreatorRole[];
  removed?: CreatorRole[];
  /** A role is held under another author name now. */
  isRenamed?: boolean;
  /** Columns of the work that were filled or corrected. */
  columns?: string[];
  amounts?: AmountChange[];
  passedOn?: PassedDeal[];
  becameTranslated?: boolean;
}

/** Which roles a profile has taken and given up. */
export const roleChanges = (
  held: readonly CreatorRole[],
  chosen: readonly CreatorRole[],
): Required<Pick<WorkFacts, 'added' | 'removed'>> => ({
  added: chosen.filter((role) => !held.includes(role)),
  removed: held.filter((role) => !chosen.includes(role)),
});
