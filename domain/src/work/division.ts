import { belowShares } from '../change-suggestion/change-suggestion.js';
import type { ErrorCode } from '../errors.js';
import type { BillableRole } from './roles.js';
import { canSetAmount } from './shares.js';

/** A deal as staff want it to be. */
export interface Division {
  /** How many share the role. */
  amount: number;
  /** The profile in charge. */
  owner: string | number;
  /** The profiles that have a share. */
  sharers: readonly (string | number)[];
}

export type DivisionRefusal = Extract<
  ErrorCode,
  'sharedTwice' | 'ownerNotSharing' | 'amountBelowAuthors' | 'amountBelowTranslators'
>;

/**
 * Why a deal cannot be divided like this, undefined when it can (domain model, "Works, deals, shares"): each profile
 * has one share at most, the owner has one, and there are never more shares than the amount.
 */
export function refusalOfDivision(
  role: BillableRole,
  { amount, owner, sharers }: Division,
): DivisionRefusal | undefined {
  if (new Set(sharers).size < sharers.length) return 'sharedTwice';
  if (!sharers.includes(owner)) return 'ownerNotSharing';
  return canSetAmount({ shares: sharers }, amount) ? undefined : belowShares(role);
}
