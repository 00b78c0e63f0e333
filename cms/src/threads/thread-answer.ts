import { readlinkSync } from 'node:fs';
import os from 'node:os';
import { parentPort } from 'node:worker_threads';

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

/** Answers the tasks of this thread (`inThread`) sequentially. An error terminates the thread. */
export function answerInThread<Task, Answer>(work: (task: Task) => Promise<Answer>): void {
  lowerPriority();
  parentPort?.on('message', (task: Task) => {
    // Only pending work keeps the thread alive: one that waits for nothing exits.
    parentPort?.unref();
    void work(task).then((answer) => {
      parentPort?.ref();
      parentPort?.postMessage(answer);
    });
  });
}
