import path from 'node:path';
import { inThread } from '../../threads/in-thread.js';
import { runExclusive } from '../../threads/mutex.js';
import { TaskFailed } from '../../threads/task-failed.js';

const limits = {
  // An ordinary text of the greatest length takes a tenth of a second.
  maxMilliseconds: 2000,
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

/**
 * Sanitizes Markdown as `cleanMarkdown` does, in a thread and one text at a time: some texts that are mostly marks take
 * minutes to parse, and would take them in readers' browsers too.
 *
 * @returns undefined if the text takes too long or is nested too deeply
 */
export async function sanitizeMarkdown(text: string): Promise<string | undefined> {
  if (tooNested.test(text)) return undefined;
  const module = path.join(__dirname, 'clean-text-thread.js');
  try {
    return await runExclusive('texts', () => inThread<string>(module, text, limits));
  } catch (error) {
    if (error instanceof TaskFailed && isTooComplex(error)) return undefined;
    throw error;
  }
}
