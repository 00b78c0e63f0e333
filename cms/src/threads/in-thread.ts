import { type ResourceLimits, Worker } from 'node:worker_threads';
import { NoAnswer } from './no-answer.js';

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
 * @throws NoAnswer
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
    const fail = (by: NoAnswer['by'], cause?: unknown): void => end(() => reject(new NoAnswer(by, cause)));
    const timer = setTimeout(() => fail('time'), maxMilliseconds);
    worker.once('message', (answer: Answer) => end(() => resolve(answer)));
    worker.once('error', (error) => fail('error', error));
    worker.once('exit', () => fail('exit'));
  });
}
