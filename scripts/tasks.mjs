import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from './environment.mjs';

const isWindows = process.platform === 'win32';
export const npm = isWindows ? 'npm.cmd' : 'npm';

/**
 * Runs a program to its end; rejects with its output when it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean }} [options]
 */
export async function run(command, args, { cwd = root, env = process.env, show = false } = {}) {
  const options = { cwd, env, shell: isWindows, maxBuffer: Number.POSITIVE_INFINITY };
  const running = promisify(execFile)(command, args, options);
  if (show) for (const stream of [running.child.stdout, running.child.stderr]) stream?.pipe(process.stdout);
  await running.catch((/** @type {import('node:child_process').ExecFileException} */ error) => {
    const { code, signal, stdout, stderr } = error;
    throw new Error(
      `${[command, ...args].join(' ')} failed (${signal ?? code})\n${show ? '' : `${stdout}${stderr}`}`,
    );
  });
}

/** Names of files and folders that builds and tests write; one that begins with `*` is the end of a name. */
const ignored = [
  '.git',
  ...readFileSync(path.join(root, '.gitignore'), 'utf8').split(/\/?\n/).filter(Boolean),
];
const isIgnored = (/** @type {string} */ name) =>
  ignored.some((entry) => (entry.startsWith('*') ? name.endsWith(entry.slice(1)) : name === entry));

/** @param {string} place a file or a folder @returns {string[]} */
function filesIn(place) {
  if (!statSync(place).isDirectory()) return [place];
  const names = readdirSync(place).sort();
  return names.filter((name) => !isIgnored(name)).flatMap((name) => filesIn(path.join(place, name)));
}

/** @param {string[]} inputs @param {string} tools */
function fingerprint(inputs, tools) {
  const hash = createHash('sha256').update(process.version).update(tools);
  for (const file of inputs.flatMap((input) => filesIn(path.join(root, input))))
    hash.update(path.relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Two tasks run at a time. A task that uses several cores itself takes half of them. */
let free = 2;
/** @type {((value?: unknown) => void)[]} */
const waiting = [];

/** @param {() => Promise<void>} work */
async function withSlot(work) {
  if (free > 0) free -= 1;
  else await new Promise((start) => waiting.push(start));
  try {
    await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }
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
 */

/** @param {Task} task */
async function performOnce({ name, inputs, needs, work, output = '', tools = '', isForced = false }) {
  // Taken before the builds that it needs: a file that changes after one of them has read it makes the stamp stale.
  const now = fingerprint(inputs, tools);
  const stamp = path.join(root, '.cache', name.replace(/\W+/g, '-'));
  await performAll(needs);
  await withSlot(async () => {
    const isDone = existsSync(stamp) && existsSync(path.join(root, output));
    if (!isForced && isDone && readFileSync(stamp, 'utf8') === now) return;
    rmSync(stamp, { force: true });
    console.log(`  ${name} …`);
    const started = Date.now();
    await work();
    console.log(`  ${name}: ${((Date.now() - started) / 1000).toFixed(0)} s`);
    mkdirSync(path.dirname(stamp), { recursive: true });
    // A file that was edited in the meantime may have been read in either state.
    if (fingerprint(inputs, tools) === now) writeFileSync(stamp, now);
  });
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

/** Performs tasks; rejects with one of their errors once all have ended. @param {Task[]} tasks */
export async function performAll(tasks) {
  const outcomes = await Promise.allSettled(tasks.map(perform));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}
