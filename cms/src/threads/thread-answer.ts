import { readlinkSync } from 'node:fs';
import os from 'node:os';
import { parentPort } from 'node:worker_threads';

/** As much lower as the priority of a thread gets that may take its time. */
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
    // Work goes on all the same.
  }
}

/** Answers the tasks that this thread is given (`inThread`), one after another. An error ends the thread. */
export function answerInThread<Task, Answer>(work: (task: Task) => Promise<Answer>): void {
  lowerPriority();
  parentPort?.on('message', (task: Task) => {
    // While it works only the work keeps the thread alive: one that waits for nothing exits.
    parentPort?.unref();
    void work(task).then((answer) => {
      parentPort?.ref();
      parentPort?.postMessage(answer);
    });
  });
}
