import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from './environment.mjs';

/**
 * Runs a program to its end; rejects with its output when it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean }} [options]
 */
export async function run(command, args, { cwd = root, env = process.env, show = false } = {}) {
  const running = promisify(execFile)(command, args, { cwd, env, maxBuffer: Number.POSITIVE_INFINITY });
  if (show) for (const stream of [running.child.stdout, running.child.stderr]) stream?.pipe(process.stdout);
  await running.catch((/** @type {import('node:child_process').ExecFileException} */ error) => {
    const { code, signal, stdout, stderr } = error;
    const output = show ? '' : `${stdout}${stderr}`;
    throw new Error(`${[command, ...args].join(' ')} failed (${signal ?? code})\n${output}`);
  });
}

/** Files that builds and tests generate. */
const ignored = new Set(['.git', ...readFileSync(path.join(root, '.gitignore'), 'utf8').split(/\/?\n/)]);

/**
 * @param {string} place a file or a folder
 * @returns {string[]}
 */
function filesIn(place) {
  if (!statSync(place).isDirectory()) return [place];
  const names = readdirSync(place).filter((name) => !ignored.has(name));
  return names.sort().flatMap((name) => filesIn(path.join(place, name)));
}

/**
 * @param {string[]} inputs
 * @param {string} tools
 */
function fingerprint(inputs, tools) {
  const hash = createHash('sha256').update(process.version).update(tools);
  for (const file of inputs.flatMap((input) => filesIn(path.join(root, input))))
    hash.update(path.relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * Work that is skipped while its inputs are those of its last success.
 * @typedef {object} Task
 * @property {string} name
 * @property {string[]} inputs files and folders that the outcome depends on
 * @property {Task[]} needs tasks that have to succeed before
 * @property {() => Promise<unknown>} work rejects when it fails
 * @property {string} [output] a file that exists once it has succeeded
 * @property {string} [tools] versions of programs, besides Node, that the outcome depends on
 * @property {boolean} [isForced] done although its inputs are unchanged
 * @property {(work: () => Promise<void>) => Promise<void>} [limit] delays the work while too many others run
 */

/** @param {Task} task */
async function performOnce({ name, inputs, needs, work, output = '', tools = '', isForced, limit }) {
  // The fingerprint is calculated before the builds: a file that changes after one of them has read it makes the stamp
  // stale.
  const now = fingerprint(inputs, tools);
  const stamp = path.join(root, '.cache', name.replace(/\W+/g, '-'));
  await performAll(needs);
  const isDone = existsSync(stamp) && existsSync(path.join(root, output));
  if (!isForced && isDone && readFileSync(stamp, 'utf8') === now) return;
  rmSync(stamp, { force: true });
  const workAndStamp = async () => {
    console.log(`  ${name} …`);
    const started = Date.now();
    await work();
    console.log(`  ${name}: ${((Date.now() - started) / 1000).toFixed(0)} s`);
    mkdirSync(path.dirname(stamp), { recursive: true });
    // A file that was edited in the meantime may have been read in either state.
    if (fingerprint(inputs, tools) === now) writeFileSync(stamp, now);
  };
  await (limit ? limit(workAndStamp) : workAndStamp());
}

/** @type {Map<Task, Promise<void>>} */
const begun = new Map();

/**
 * Performs a task once, after those that it needs; rejects when it or one of them fails. Tasks that do not need each
 * other run concurrently.
 * @param {Task} task
 */
export function perform(task) {
  const promise = begun.get(task) ?? performOnce(task);
  begun.set(task, promise);
  return promise;
}

/**
 * Performs tasks; rejects with one of their errors once all have ended.
 *
 * @param {Task[]} tasks
 */
export async function performAll(tasks) {
  const outcomes = await Promise.allSettled(tasks.map(perform));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}
