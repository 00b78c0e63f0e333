import { type ResourceLimits, Worker } from 'node:worker_threads';

/** A thread that ended without an answer: it took too long, too much memory or broke, or it just stopped. */
export class ThreadEnded extends Error {
  constructor(
    readonly by: 'time' | 'error' | 'exit',
    cause?: unknown,
  ) {
    super(`The thread ended by ${by}`, { cause });
  }
}

interface Limits {
  maxMilliseconds: number;
  resourceLimits: ResourceLimits;
}

/**
 * The first thing that a module says, run in a thread of its own. What takes too long or too much memory ends its
 * thread, and nothing else.
 *
 * @param module its file
 * @param workerData what the module is given
 * @throws ThreadEnded
 */
export function inThread<Answer>(
  module: string,
  workerData: unknown,
  { maxMilliseconds, resourceLimits }: Limits,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(module, { workerData, resourceLimits });
    const end = (settle: () => void): void => {
      clearTimeout(timer);
      settle();
      void worker.terminate();
    };
    const fail = (by: ThreadEnded['by'], cause?: unknown): void =>
      end(() => reject(new ThreadEnded(by, cause)));
    const timer = setTimeout(() => fail('time'), maxMilliseconds);
    worker.once('message', (answer: Answer) => end(() => resolve(answer)));
    worker.once('error', (error) => fail('error', error));
    worker.once('exit', () => fail('exit'));
  });
}

const turns = new Map<string, Promise<unknown>>();

/** Works when all that was asked for under the same name is over, whatever became of it. */
export function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const turn = (turns.get(name) ?? Promise.resolve()).then(work);
  const over = turn
    .catch(() => undefined)
    .then(() => {
      if (turns.get(name) === over) turns.delete(name);
    });
  turns.set(name, over);
  return turn;
}
