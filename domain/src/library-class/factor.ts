/** The data of a library class that shares are calculated from. */
export interface ClassFactor {
  /** The prefix of the classes that it applies to, such as `85.2`. */
  code: string;
  /** In thousandths. */
  factor: number;
}

/** The factor of works whose class has none, in thousandths. */
const usualFactor = 1000;

/**
 * The factor by which a work's class multiplies shares (domain model, Share of loans): that of the longest code that is a
 * prefix of the class, 1.000 without one.
 *
 * @returns a function from a class to its factor, in thousandths
 */
export function factorOf(classes: readonly ClassFactor[]): (libraryClass: string | null) => number {
  const factors = new Map(classes.map(({ code, factor }) => [code, factor]));
  const longest = Math.max(0, ...classes.map(({ code }) => code.length));
  return (libraryClass) => {
    for (let length = Math.min(longest, libraryClass?.length ?? 0); length > 0; length -= 1) {
      const factor = factors.get(libraryClass?.slice(0, length) ?? '');
      if (factor !== undefined) return factor;
    }
    return usualFactor;
  };
}
