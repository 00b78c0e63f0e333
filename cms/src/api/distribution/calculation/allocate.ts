import { allocatePot, type PotEntry } from '@nimio/domain/distribution/allocate-pot';
import type { IneligibleReason, ReserveReason } from '@nimio/domain/distribution/eligibility';
import { partsOfWork } from '@nimio/domain/distribution/work-parts';
import type { BillableRole } from '@nimio/domain/work/roles';
import type { LentWork } from './read-snapshot.js';

/** The amount of a part of a work. */
export interface Line {
  work: LentWork;
  role: BillableRole;
  /** The id of the profile; undefined for an unclaimed part. */
  holder: number | undefined;
  /** Why it is not paid; undefined when it is. */
  reason: ReserveReason | undefined;
  numerator: number;
  denominator: number;
  cents: number;
}

export interface Allocation {
  /** Works with points. */
  works: number;
  /** The total of all works, in thousandths. */
  points: number;
  lines: Line[];
  /** The cents of each profile with an amount. */
  gross: Map<number, number>;
  /** What is not paid; the whole pot if there are no points. */
  reserve: number;
}

/**
 * Allocates a pot in cents to the works. The amounts of the profiles and the reserve add up to the pot.
 *
 * @param ineligible the holders who are not paid, by id
 */
export function allocate(
  pot: number,
  lent: readonly LentWork[],
  ineligible: ReadonlyMap<number, IneligibleReason>,
): Allocation {
  const lines: Line[] = [];
  const entries: PotEntry[] = [];
  let [works, points] = [0, 0];
  for (const work of lent) {
    const pointsOfWork = work.loans * work.factor;
    if (pointsOfWork === 0) continue;
    works += 1;
    points += pointsOfWork;
    for (const { role, holder, numerator, denominator } of partsOfWork(work.translated, work.deals)) {
      const reason = holder === undefined ? 'unclaimed' : ineligible.get(holder);
      lines.push({ work, role, holder, reason, numerator, denominator, cents: 0 });
      entries.push({ work: work.id, points: pointsOfWork, numerator, denominator });
    }
  }
  const gross = new Map<number, number>();
  let reserve = pot;
  const cents = allocatePot(pot, points, entries);
  for (const [index, line] of lines.entries()) {
    line.cents = cents[index] ?? 0;
    const { holder, reason } = line;
    if (holder === undefined || reason !== undefined || line.cents === 0) continue;
    gross.set(holder, (gross.get(holder) ?? 0) + line.cents);
    reserve -= line.cents;
  }
  return { works, points, lines, gross, reserve };
}
