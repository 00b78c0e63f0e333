import { median, startMeasured } from './measured-server.mjs';
import { environmentOf } from './registers.mjs';

/** @typedef {import('./measured-server.mjs').MeasuredServer} MeasuredServer */
/** @typedef {import('./prepare-session.mjs').Source} Source */

const warmUps = 10;
export const rounds = 45;
export const requests = 80;

/**
 * Measures two servers alternately in turns of less than a second, so that other load of the machine affects both alike.
 * @param {() => Promise<number>} measureOurs returns microseconds per request
 * @param {() => Promise<number>} measureBare
 */
export async function compareInTurns(measureOurs, measureBare) {
  const [ourTimes, bareTimes, ratios] = [
    /** @type {number[]} */ ([]),
    /** @type {number[]} */ ([]),
    /** @type {number[]} */ ([]),
  ];
  for (let round = 0; round < warmUps + rounds; round += 1) {
    const own = await measureOurs();
    const other = await measureBare();
    if (round < warmUps) continue;
    ourTimes.push(own);
    bareTimes.push(other);
    ratios.push(own / other);
  }
  const facts = `${median(ourTimes).toFixed(0)} µs, baseline ${median(bareTimes).toFixed(0)} µs`;
  return { facts, ratio: median(ratios) };
}

/** @param {Source} source */
const bareEnvironment = (source) =>
  source.client === 'postgres' ? { BENCH_POSTGRES: source.url } : { BENCH_SQLITE: source.file };

/**
 * Starts our server and the baseline on the same data, and stops them after the measurement.
 * @param {string} folder
 * @param {Source} source
 * @param {(ours: MeasuredServer, bare: MeasuredServer) => Promise<void>} measure
 */
export async function withBothServers(folder, source, measure) {
  const ours = await startMeasured('cms/dist/src/start.js', environmentOf(folder, source));
  const bare = await startMeasured('scripts/bench/bare-server.mjs', bareEnvironment(source));
  try {
    await measure(ours, bare);
  } finally {
    await Promise.all([ours.stop(), bare.stop()]);
  }
}
