import type { ErrorCode } from '../errors.js';
import type { BillableRole } from '../work/roles.js';
import { canSetAmount } from '../work/shares.js';

/**
 * State of a change suggestion. `WITHDRAWN` by the suggester; `LAPSED` when no one can answer it because the deal was
 * deleted or now belongs to the suggester.
 */
export const changeSuggestionStates = ['PENDING', 'ACCEPTED', 'REJECTED', 'WITHDRAWN', 'LAPSED'] as const;
export type ChangeSuggestionState = (typeof changeSuggestionStates)[number];

/** Why an owner declines (specification §9); the first is the default. */
export const rejectionReasons = ['wrongBook', 'wrongAmount', 'wrongOther'] as const;
export type RejectionReason = (typeof rejectionReasons)[number];
export const defaultRejectionReason: RejectionReason = 'wrongBook';

export interface SuggestedChange {
  role: BillableRole;
  /** How many people share the role. */
  amount: number;
  /** Whether the suggester gets a share when the owner accepts. */
  addIfAccepted: boolean;
}

/** The deal from the suggester's point of view. */
export interface SuggestibleDeal {
  amount: number;
  shares: readonly unknown[];
  /** The suggester owns it. */
  isOwn: boolean;
  /** The suggester has a share in it. */
  isHeld: boolean;
}

/** The error when a deal's number is below its claimed shares. */
export const belowShares = (role: BillableRole): 'amountBelowAuthors' | 'amountBelowTranslators' =>
  role === 'author' ? 'amountBelowAuthors' : 'amountBelowTranslators';

/** The number of shares after the suggestion is accepted, which the deal's number may not be below. */
export const sharesAfter = (
  { shares, isHeld }: Pick<SuggestibleDeal, 'shares' | 'isHeld'>,
  { addIfAccepted }: Pick<SuggestedChange, 'addIfAccepted'>,
): number => shares.length + (addIfAccepted && !isHeld ? 1 : 0);

/**
 * Why a change cannot be suggested, `undefined` when it can (domain model, "Change suggestion"). Owners set the number
 * themselves; only a profile without a share can ask to be added; something has to change.
 *
 * @param deal `undefined` when the role has no deal, and so no owner who could answer
 */
export function refusalOfChangeSuggestion(
  deal: SuggestibleDeal | undefined,
  change: SuggestedChange,
): ErrorCode | undefined {
  if (!deal) return 'dealMissing';
  if (deal.isOwn) return 'ownDeal';
  if (change.addIfAccepted && deal.isHeld) return 'noDuplicateShares';
  const shares = Array.from({ length: sharesAfter(deal, change) });
  if (!canSetAmount({ shares }, change.amount)) return belowShares(change.role);
  return change.amount === deal.amount ? 'amountUnchanged' : undefined;
}
