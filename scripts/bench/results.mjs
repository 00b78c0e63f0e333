/**
 * What a bench has found. With --json its last line is the list of these.
 * @typedef {{ name: string, ratio: number, atMost: number }} Result
 */

/** @type {Result[]} */
const results = [];

/**
 * Prints a ratio with its bound and keeps it.
 * @param {string} name @param {number} ratio @param {number} atMost @param {string} facts
 */
export function report(name, ratio, atMost, facts) {
  results.push({ name, ratio: Math.round(ratio * 1000) / 1000, atMost });
  const mark = ratio <= atMost ? ' ' : '!';
  process.stdout.write(
    `${mark} ${name.padEnd(28)} ${ratio.toFixed(2).padStart(8)}   at most ${String(atMost).padEnd(6)} ${facts}\n`,
  );
}

/** Whether a bound is broken: then the bench fails. */
export const isOverLimit = () => results.some(({ ratio, atMost }) => !(ratio <= atMost));

/** The last line for a machine, where one asked for it. */
export function printJson() {
  if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify(results)}\n`);
}
