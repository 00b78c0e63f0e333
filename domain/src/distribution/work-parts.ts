import type { BillableRole } from '../work/roles.js';
import { shareParts } from '../work/shares.js';

/** A deal as a distribution finds it: for how many, and who has claimed, by a stable id. */
export interface DividedDeal<Holder> {
  role: BillableRole;
  amount: number;
  holders: readonly Holder[];
}

/** A part of a work; the parts of a work add up to the whole. */
export interface WorkPart<Holder> {
  role: BillableRole;
  /** Undefined: nobody has claimed it, so it goes to the reserve. */
  holder: Holder | undefined;
  numerator: number;
  denominator: number;
}

/** What of a work the holders of a role share. */
function partsOfRole<Holder>(
  role: BillableRole,
  translated: boolean,
  deal: DividedDeal<Holder> | undefined,
): WorkPart<Holder>[] {
  // Without a deal the whole of the role is nobody's, as that of a single head who has not claimed.
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
 * All parts of a work by the rule that pays (`shareParts`): what its holders have, and for each role in one part what
 * nobody has claimed. A work without authors is nobody's, and so is the half of a translated one without translators.
 * Translators of a work that is not translated have none.
 */
export function partsOfWork<Holder>(
  translated: boolean,
  deals: readonly DividedDeal<Holder>[],
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
