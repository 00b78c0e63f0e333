import { readlinkSync } from 'node:fs';
import os from 'node:os';
import { parentPort, type ResourceLimits, Worker } from 'node:worker_threads';
import { TaskFailed } from './task-failed.js';

/** The first message of a thread: it has loaded its module. */
const ready = 'ready';
/** The most that loading a module may take, on a loaded machine too. */
const maxMillisecondsToStart = 60_000;

interface Limits {
  /** Of a task, without the start of its thread. */
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

function reuseIdle(module: string): Worker | undefined {
  const idle = idleThreads.get(module);
  if (!idle) return undefined;
  idleThreads.delete(module);
  clearTimeout(idle.timer);
  removeListeners(idle.worker);
  idle.worker.ref();
  return idle.worker;
}

/** The thread does not keep the process running. */
function storeIdle(module: string, worker: Worker, idleMilliseconds: number): void {
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
 * Runs a module that calls `runTaskInThread` in a worker thread and returns its result. A task that exceeds its time or
 * memory terminates only its thread.
 *
 * @param module its file
 * @param task the module's input
 * @throws TaskFailed
 */
export function inThread<Result>(
  module: string,
  task: unknown,
  { maxMilliseconds, resourceLimits, idleMilliseconds = 0 }: Limits,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const idle = reuseIdle(module);
    const worker = idle ?? new Worker(module, { resourceLimits });
    const end = (isReusable: boolean): void => {
      clearTimeout(timer);
      if (isReusable && !idleThreads.has(module)) storeIdle(module, worker, idleMilliseconds);
      else void worker.terminate();
    };
    const fail = (by: TaskFailed['by'], cause?: unknown): void => {
      end(false);
      reject(new TaskFailed(by, cause));
    };
    let timer: NodeJS.Timeout;
    const limit = (milliseconds: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => fail('time'), milliseconds);
    };
    const send = (): void => {
      limit(maxMilliseconds);
      worker.once('message', (result: Result) => {
        end(idleMilliseconds > 0);
        resolve(result);
      });
      worker.postMessage(task);
    };
    worker.once('error', (error) => fail('error', error));
    worker.once('exit', () => fail('exit'));
    if (idle) return send();
    limit(maxMillisecondsToStart);
    worker.once('message', send);
  });
}

/** The lower priority of a background thread. */
const niceness = 10;

/**
 * Lowers the priority of the calling thread below that of the server's, for which users wait. Only Linux has priorities
 * of threads.
 */
function lowerPriority(): void {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    os.setPriority(thread, niceness);
  } catch {
    // A failure only means that the thread keeps its priority.
  }
}

/** Runs the tasks of this thread (`inThread`) sequentially. An error terminates the thread. */
export function runTaskInThread<Task, Result>(work: (task: Task) => Promise<Result>): void {
  lowerPriority();
  parentPort?.postMessage(ready);
  parentPort?.on('message', (task: Task) => {
    // Only pending work keeps the thread alive: one that waits for nothing exits.
    parentPort?.unref();
    void work(task).then((result) => {
      parentPort?.ref();
      parentPort?.postMessage(result);
    });
  });
}
