import path from 'node:path';
import { inThread } from '../../threads/in-thread.js';
import { runExclusive } from '../../threads/mutex.js';
import { TaskFailed } from '../../threads/task-failed.js';
import type { TextTask } from './clean-text-thread.js';

const limits = {
  // An ordinary text of the greatest length takes a tenth of a second, and a multiple of it on a loaded machine, since the
  // thread has a low priority.
  maxMilliseconds: 5000,
  resourceLimits: { maxOldGenerationSizeMb: 256, stackSizeMb: 4 },
  idleMilliseconds: 30_000,
};

/** A line within more than twenty quotes and lists, which no text needs and which takes readers' browsers long. */
const tooNested = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$))){21}/m;

/** Whether a thread exceeded its time, its memory, or its stack by nesting. */
const isTooComplex = ({ by, cause }: TaskFailed): boolean =>
  by === 'time' ||
  cause instanceof RangeError ||
  (cause as { code?: unknown } | undefined)?.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** Runs one task at a time: some texts that are mostly marks take minutes to parse. */
const runTask = (task: TextTask): Promise<string> =>
  runExclusive('texts', () => inThread<string>(path.join(__dirname, 'clean-text-thread.js'), task, limits));

/** A stored text of Markdown as the text of a mail, by `plainText` in a thread. */
export const plainTextOf = (text: string, origin: string): Promise<string> => runTask({ text, origin });

/**
 * Sanitizes Markdown as `cleanMarkdown` does, in a thread: texts that take minutes to parse would take them in readers'
 * browsers too.
 *
 * @returns undefined if the text takes too long or is nested too deeply
 */
export async function sanitizeMarkdown(text: string): Promise<string | undefined> {
  if (tooNested.test(text)) return undefined;
  try {
    return await runTask({ text });
  } catch (error) {
    if (error instanceof TaskFailed && isTooComplex(error)) return undefined;
    throw error;
  }
}
