import { belowShares } from '../change-suggestion/change-suggestion.js';
import type { ErrorCode } from '../errors.js';
import type { BillableRole } from './roles.js';
import { canSetAmount } from './shares.js';

/** A deal as staff set it. */
export interface EditedDeal {
  /** The number of people who share the role. */
  amount: number;
  /** The owner's profile. */
  owner: string | number;
  /** The profiles that have a share. */
  sharers: readonly (string | number)[];
}

export type DealRefusal = Extract<
  ErrorCode,
  'sharedTwice' | 'ownerNotSharing' | 'amountBelowAuthors' | 'amountBelowTranslators'
>;

/**
 * Why staff cannot set a deal like this, `undefined` when they can (domain model, "Works, deals, shares"): each profile has
 * at most one share, the owner has one, and there are never more shares than the amount.
 */
export function refusalOfDeal(
  role: BillableRole,
  { amount, owner, sharers }: EditedDeal,
): DealRefusal | undefined {
  if (new Set(sharers).size < sharers.length) return 'sharedTwice';
  if (!sharers.includes(owner)) return 'ownerNotSharing';
  return canSetAmount({ shares: sharers }, amount) ? undefined : belowShares(role);
}
