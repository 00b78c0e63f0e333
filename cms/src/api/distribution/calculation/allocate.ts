import { allocatePot, type PotEntry } from '@nimio/domain/distribution/allocate-pot';
import { partsOfWork } from '@nimio/domain/distribution/work-parts';
import type { BillableRole } from '@nimio/domain/work/roles';
import type { LentWork } from './read-snapshot.js';

/** The amount of a part of a work. */
export interface Line {
  work: LentWork;
  role: BillableRole;
  /** The id of the profile; undefined for an unclaimed part. */
  profile: number | undefined;
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
  /** The unclaimed amount; the whole pot if there are no points. */
  reserve: number;
}

/** Allocates a pot in cents to the works. The amounts of the profiles and the reserve add up to the pot. */
export function allocate(pot: number, lent: readonly LentWork[]): Allocation {
  const lines: Line[] = [];
  const entries: PotEntry[] = [];
  let [works, points] = [0, 0];
  for (const work of lent) {
    const pointsOfWork = work.loans * work.factor;
    if (pointsOfWork === 0) continue;
    works += 1;
    points += pointsOfWork;
    for (const { role, holder, numerator, denominator } of partsOfWork(work.translated, work.deals)) {
      lines.push({ work, role, profile: holder, numerator, denominator, cents: 0 });
      entries.push({ work: work.id, points: pointsOfWork, numerator, denominator });
    }
  }
  const gross = new Map<number, number>();
  let reserve = pot;
  const cents = allocatePot(pot, points, entries);
  for (const [index, line] of lines.entries()) {
    line.cents = cents[index] ?? 0;
    if (line.profile === undefined || line.cents === 0) continue;
    gross.set(line.profile, (gross.get(line.profile) ?? 0) + line.cents);
    reserve -= line.cents;
  }
  return { works, points, lines, gross, reserve };
}
