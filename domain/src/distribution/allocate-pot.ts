/** A part of a work in a distribution. */
export interface PotEntry {
  /** A stable id of the work; older works have smaller ids, and ISBNs that are not in the register the largest. */
  work: number;
  /** The work's loans times the factor of its class, in thousandths. */
  points: number;
  /** The part of the work, such as 1/2. */
  numerator: number;
  denominator: number;
}

/** Shares of the pot by entry; a remainder is in units of one cent's `denominator * points of all works`th. */
interface Floors {
  cents: number[];
  remainders: bigint[];
  left: number;
}

function floorsOf(pot: number, entries: readonly PotEntry[], points: number): Floors {
  const [bigPot, bigPoints] = [BigInt(pot), BigInt(points)];
  const cents: number[] = [];
  const remainders: bigint[] = [];
  let left = pot;
  for (const entry of entries) {
    const divisor = bigPoints * BigInt(entry.denominator);
    const part = bigPot * BigInt(entry.points) * BigInt(entry.numerator);
    const whole = Number(part / divisor);
    cents.push(whole);
    remainders.push(part % divisor);
    left -= whole;
  }
  return { cents, remainders, left };
}

/** A generous bound for the error of a floating-point quotient. */
const tolerance = 1e-9;

/**
 * Allocates a pot to all parts of all works by the largest remainder method: each gets its fraction of the points, rounded
 * down to the cent, and the remaining cents go one each to the largest remainders, ties to the work with the smallest id,
 * and within it to the first part (domain model, Cents are conserved). So the result does not depend on the order of the
 * works. Calculated in integers.
 *
 * @param pot in cents
 * @param points of all works together
 * @param entries all parts of works with points; those of one work add up to the whole of it, in a stable order
 * @returns the cents of each entry; together they are the pot, unless there are no points at all: then all are 0
 * @throws RangeError when parts and points do not match
 */
export function allocatePot(pot: number, points: number, entries: readonly PotEntry[]): number[] {
  if (points === 0) return entries.map(() => 0);
  const { cents, remainders, left } = floorsOf(pot, entries, points);
  if (left < 0 || left > entries.length) throw new RangeError('The parts of works do not add up');
  const denominatorOf = (index: number): number => entries[index]?.denominator ?? 1;
  const remainderOf = (index: number): bigint => remainders[index] ?? 0n;
  const workOf = (index: number): number => entries[index]?.work ?? 0;
  const largestFirst = (a: number, b: number): number => {
    const difference = remainderOf(b) * BigInt(denominatorOf(a)) - remainderOf(a) * BigInt(denominatorOf(b));
    return Number(difference > 0n) - Number(difference < 0n) || workOf(a) - workOf(b) || a - b;
  };
  // Floating point is exact enough for almost all; integers decide between those that are close to the smallest one that
  // gets a cent.
  const quotients = Float64Array.from(
    remainders,
    (rest, index) => Number(rest) / denominatorOf(index) / points,
  );
  const threshold = quotients.toSorted()[entries.length - left] ?? Number.POSITIVE_INFINITY;
  const indexes = [...entries.keys()];
  const above = indexes.filter((index) => (quotients[index] ?? 0) > threshold + tolerance);
  const near = indexes
    .filter((index) => Math.abs((quotients[index] ?? 0) - threshold) <= tolerance)
    .sort(largestFirst);
  for (const index of [...above, ...near].slice(0, left)) cents[index] = (cents[index] ?? 0) + 1;
  return cents;
}
