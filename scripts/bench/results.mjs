/**
 * A result of a benchmark. With --json the last line is the list of these.
 * @typedef {{ name: string, ratio: number, atMost: number }} Result
 */

/** @type {Result[]} */
const results = [];

/**
 * Prints a ratio with its limit, and stores it.
 * @param {string} name
 * @param {number} ratio
 * @param {number} atMost
 * @param {string} facts
 */
export function report(name, ratio, atMost, facts) {
  results.push({ name, ratio: Math.round(ratio * 1000) / 1000, atMost });
  const mark = ratio <= atMost ? ' ' : '!';
  process.stdout.write(
    `${mark} ${name.padEnd(28)} ${ratio.toFixed(2).padStart(8)}   at most ${String(atMost).padEnd(6)} ${facts}\n`,
  );
}

/** Whether a ratio is over its limit, so that the benchmark fails. */
export const isOverLimit = () => results.some(({ ratio, atMost }) => !(ratio <= atMost));

/** Prints the results as JSON if `--json` is given. */
export function printJson() {
  if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify(results)}\n`);
}
