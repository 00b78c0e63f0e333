import type { BillableRole } from '../work/roles.js';
import { shareParts } from '../work/shares.js';

/** A deal as a distribution reads it: its amount, and its holders by a stable id. */
export interface ClaimedDeal<Holder> {
  role: BillableRole;
  amount: number;
  holders: readonly Holder[];
}

/** A part of a work; the parts of a work add up to the whole. */
export interface WorkPart<Holder> {
  role: BillableRole;
  /** `undefined` when it is unclaimed, so it goes to the reserve. */
  holder: Holder | undefined;
  numerator: number;
  denominator: number;
}

/** The part of a work that the holders of a role share. */
function partsOfRole<Holder>(
  role: BillableRole,
  translated: boolean,
  deal: ClaimedDeal<Holder> | undefined,
): WorkPart<Holder>[] {
  // Without a deal the whole role is unclaimed, like a deal of one person who has not claimed.
  const { amount, holders } = deal ?? { amount: 1, holders: [] };
  const { numerator, denominator } = shareParts({
    role,
    translated,
    numberOfAuthors: role === 'author' ? amount : 0,
    numberOfTranslators: role === 'translator' ? amount : 0,
  });
  const part = { role, numerator, denominator };
  const claimed = holders.map((holder): WorkPart<Holder> => ({ ...part, holder }));
  const left = amount - holders.length;
  return left > 0 ? [...claimed, { ...part, holder: undefined, numerator: numerator * left }] : claimed;
}

/**
 * All parts of a work by the rule for payments (`shareParts`): those of its holders, and one unclaimed part for each role.
 * A work without authors is unclaimed, and so is the half of a translated one without translators. Translators of a work
 * that is not translated have no part.
 */
export function partsOfWork<Holder>(
  translated: boolean,
  deals: readonly ClaimedDeal<Holder>[],
): WorkPart<Holder>[] {
  const roles = translated ? (['author', 'translator'] as const) : (['author'] as const);
  return roles.flatMap((role) =>
    partsOfRole(
      role,
      translated,
      deals.find((deal) => deal.role === role),
    ),
  );
}
