import { readlinkSync } from 'node:fs';
import os from 'node:os';

/** As much lower as the priority of a thread gets that may take its time. */
const niceness = 10;

/**
 * The thread that calls this gives way to the server's own, which somebody waits for. Only Linux knows priorities of
 * threads; elsewhere they share alike.
 */
export function giveWay(): void {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    os.setPriority(thread, niceness);
  } catch {
    // Work goes on all the same.
  }
}
