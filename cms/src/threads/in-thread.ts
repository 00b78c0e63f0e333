import { type ResourceLimits, Worker } from 'node:worker_threads';
import { NoAnswer } from './no-answer.js';

interface Limits {
  maxMilliseconds: number;
  resourceLimits: ResourceLimits;
  /** How long the thread waits for the next task of its module; without it, each task has a new thread. */
  idleMilliseconds?: number;
}

interface IdleThread {
  worker: Worker;
  timer: NodeJS.Timeout;
}

/** At most one for each module. */
const idleThreads = new Map<string, IdleThread>();

/** Node's own handles, by which a thread receives messages, stay. */
function removeListeners(worker: Worker): void {
  for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
}

function takeIdle(module: string): Worker | undefined {
  const idle = idleThreads.get(module);
  if (!idle) return undefined;
  idleThreads.delete(module);
  clearTimeout(idle.timer);
  removeListeners(idle.worker);
  idle.worker.ref();
  return idle.worker;
}

/** The thread does not keep the process running. */
function keepIdle(module: string, worker: Worker, idleMilliseconds: number): void {
  const forget = (): void => {
    clearTimeout(idle.timer);
    if (idleThreads.get(module) === idle) idleThreads.delete(module);
  };
  const timer = setTimeout(() => {
    forget();
    void worker.terminate();
  }, idleMilliseconds);
  const idle = { worker, timer: timer.unref() };
  idleThreads.set(module, idle);
  removeListeners(worker);
  worker.once('error', forget);
  worker.once('exit', forget);
  worker.unref();
}

/**
 * Runs a module that calls `answerInThread` in a worker thread and returns its answer. A task that exceeds its time or
 * memory terminates only its thread. @param module its file @param task the module's input @throws NoAnswer
 */
export function inThread<Answer>(
  module: string,
  task: unknown,
  { maxMilliseconds, resourceLimits, idleMilliseconds = 0 }: Limits,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const worker = takeIdle(module) ?? new Worker(module, { resourceLimits });
    const end = (isKept: boolean): void => {
      clearTimeout(timer);
      if (isKept && !idleThreads.has(module)) keepIdle(module, worker, idleMilliseconds);
      else void worker.terminate();
    };
    const fail = (by: NoAnswer['by'], cause?: unknown): void => {
      end(false);
      reject(new NoAnswer(by, cause));
    };
    const timer = setTimeout(() => fail('time'), maxMilliseconds);
    worker.once('message', (answer: Answer) => {
      end(idleMilliseconds > 0);
      resolve(answer);
    });
    worker.once('error', (error) => fail('error', error));
    worker.once('exit', () => fail('exit'));
    worker.postMessage(task);
  });
}
