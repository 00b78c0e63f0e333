import path from 'node:path';
import { DomainError } from '@nimio/domain/errors';
import type { PdfDefect } from '@nimio/domain/pdf/pdf-upload';
import { inThread } from '../../threads/in-thread.js';
import { runExclusive } from '../../threads/mutex.js';
import { TaskFailed } from '../../threads/task-failed.js';

const limits = {
  maxMilliseconds: 10_000,
  resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
};

async function faultOf(bytes: Uint8Array): Promise<PdfDefect | undefined> {
  try {
    return await inThread<PdfDefect | undefined>(path.join(__dirname, 'pdf-worker.js'), bytes, limits);
  } catch (error) {
    if (!(error instanceof TaskFailed)) throw error;
    return error.by === 'exit' ? 'pdfMalformed' : 'pdfTooComplex';
  }
}

/** The length of the queue, including the running check: together they take less time than a browser waits. */
const most = 10;
const maxPerAccount = 4;
const comeBackAfterSeconds = 30;

/** The senders of the queued files. */
const line: string[] = [];

function join(whose: string): void {
  const own = line.filter((other) => other === whose).length;
  if (line.length >= most || own >= maxPerAccount)
    throw new DomainError('pdfChecksBusy', { params: { seconds: comeBackAfterSeconds } });
  line.push(whose);
}

/**
 * Throws the code of a PDF's defect. Checks run one at a time in a worker thread, and a sender's next file is queued
 * after the previous one is done.
 *
 * @param whose the sender
 * @throws `pdfChecksBusy` if the queue is full
 */
export async function checkPdf(bytes: Uint8Array, whose: string): Promise<void> {
  join(whose);
  try {
    const fault = await runExclusive(`of ${whose}`, () => runExclusive('PDF checks', () => faultOf(bytes)));
    if (fault) throw new DomainError(fault);
  } finally {
    line.splice(line.indexOf(whose), 1);
  }
}
