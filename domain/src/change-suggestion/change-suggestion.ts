import type { ErrorCode } from '../errors.js';
import type { BillableRole } from '../work/roles.js';
import { canSetAmount } from '../work/shares.js';

/**
 * Where a change suggestion stands. `WITHDRAWN` by who made it; `LAPSED` when there is nobody left to answer it: the
 * deal has gone, or is the suggester's own by now.
 */
export const suggestionStates = ['PENDING', 'ACCEPTED', 'REJECTED', 'WITHDRAWN', 'LAPSED'] as const;
export type SuggestionState = (typeof suggestionStates)[number];

/** Why an owner says no (specification §9); the first is the default. */
export const rejectionReasons = ['wrongBook', 'wrongAmount', 'wrongOther'] as const;
export type RejectionReason = (typeof rejectionReasons)[number];
export const defaultRejectionReason: RejectionReason = 'wrongBook';

export interface SuggestedChange {
  role: BillableRole;
  /** How many people share the role. */
  amount: number;
  /** Whether the suggester takes a share when the owner agrees. */
  addIfAccepted: boolean;
}

/** The deal as the suggester meets it. */
export interface SuggestibleDeal {
  amount: number;
  shares: readonly unknown[];
  /** The suggester is in charge of it. */
  isOwn: boolean;
  /** The suggester has a share in it. */
  isHeld: boolean;
}

/** What a deal's number is refused for when it is below the shares claimed. */
export const belowShares = (role: BillableRole): 'amountBelowAuthors' | 'amountBelowTranslators' =>
  role === 'author' ? 'amountBelowAuthors' : 'amountBelowTranslators';

/** How many shares there are once the suggestion is accepted: the deal's number may not be below. */
export const sharesAfter = (
  { shares, isHeld }: Pick<SuggestibleDeal, 'shares' | 'isHeld'>,
  { addIfAccepted }: Pick<SuggestedChange, 'addIfAccepted'>,
): number => shares.length + (addIfAccepted && !isHeld ? 1 : 0);

/**
 * Why a change cannot be suggested, undefined when it can (domain model, "Change suggestion"). Owners set the number
 * themselves; only who has no share yet asks to be added; something has to change.
 *
 * @param deal undefined when nobody shares the role: then there is nobody to ask
 */
export function refusalOfSuggestion(
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
