import { allocatePot, type PotEntry } from '@nimio/domain/distribution/allocate-pot';
import type { IneligibleReason, ReserveReason } from '@nimio/domain/distribution/eligibility';
import type { Holder } from '@nimio/domain/distribution/late-claims';
import { partsOfWork } from '@nimio/domain/distribution/work-parts';
import type { BillableRole } from '@nimio/domain/work/roles';
import type { LentWork } from './read-snapshot.js';

/** The amount of a part of a work. */
export interface Line {
  work: Pick<LentWork, 'id' | 'isbn' | 'name' | 'loans' | 'factor'>;
  role: BillableRole;
  /** Undefined for an unclaimed part. */
  holder: Holder | undefined;
  /** Why it is not paid; undefined when it is. */
  reason: ReserveReason | undefined;
  numerator: number;
  denominator: number;
  cents: number;
  /** The id of the line of a reserve that a late distribution pays. */
  reserveLine?: number;
}

export interface Allocation {
  /** Works of the register with points. */
  works: number;
  /** The total of all works, in thousandths. */
  points: number;
  lines: Line[];
  /** The cents of each profile with an amount. */
  gross: Map<number, number>;
  /** What is not paid; the whole pot if there are no points. */
  reserve: number;
  /** The part of it whose ISBNs are not in the register. */
  unregistered: number;
}

function reasonOf(
  { id }: LentWork,
  holder: Holder | undefined,
  ineligible: ReadonlyMap<number, IneligibleReason>,
): ReserveReason | undefined {
  if (holder !== undefined) return ineligible.get(holder.profile);
  return id === null ? 'unregistered' : 'unclaimed';
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
    if (work.id !== null) works += 1;
    points += pointsOfWork;
    // An unregistered ISBN is newer than all works, and they are as old as their numbers.
    const age = work.id ?? Number(work.isbn);
    for (const { role, holder, numerator, denominator } of partsOfWork(work.translated, work.deals)) {
      const reason = reasonOf(work, holder, ineligible);
      lines.push({ work, role, holder, reason, numerator, denominator, cents: 0 });
      entries.push({ work: age, points: pointsOfWork, numerator, denominator });
    }
  }
  const gross = new Map<number, number>();
  let [reserve, unregistered] = [pot, 0];
  const cents = allocatePot(pot, points, entries);
  for (const [index, line] of lines.entries()) {
    line.cents = cents[index] ?? 0;
    const { holder, reason } = line;
    if (reason === 'unregistered') unregistered += line.cents;
    if (holder === undefined || reason !== undefined || line.cents === 0) continue;
    gross.set(holder.profile, (gross.get(holder.profile) ?? 0) + line.cents);
    reserve -= line.cents;
  }
  return { works, points, lines, gross, reserve, unregistered };
}
