import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { DomainError } from '@nimio/domain/errors';
import type { TaxCardFault } from '@nimio/domain/taxation/tax-card';

const maxMilliseconds = 10_000;
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

/** A file that takes too long or too much memory ends its thread, and nothing else. */
function faultOf(bytes: Uint8Array): Promise<TaxCardFault | undefined> {
  return new Promise((resolve) => {
    const worker = new Worker(path.join(__dirname, 'pdf-worker.js'), { workerData: bytes, resourceLimits });
    const end = (fault: TaxCardFault | undefined): void => {
      clearTimeout(timer);
      resolve(fault);
      void worker.terminate();
    };
    const timer = setTimeout(() => end('taxCardTooComplex'), maxMilliseconds);
    worker.once('message', (fault: TaxCardFault | undefined) => end(fault));
    worker.once('error', () => end('taxCardTooComplex'));
    worker.once('exit', () => end('taxCardMalformed'));
  });
}

/** As many as may wait, the one that is looked at among them: together they take less than a browser waits. */
const most = 10;
const mostOfOne = 4;
const comeBackAfterSeconds = 30;

/** Whose files wait, once for each. */
const line: string[] = [];

function join(whose: string): void {
  const own = line.filter((other) => other === whose).length;
  if (line.length >= most || own >= mostOfOne)
    throw new DomainError('taxCardsBusy', { params: { seconds: comeBackAfterSeconds } });
  line.push(whose);
}

const turns = new Map<string, Promise<unknown>>();

/** Works when all that was asked for under the same name is over, whatever became of it. */
function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const turn = (turns.get(name) ?? Promise.resolve()).then(work);
  const over = turn
    .catch(() => undefined)
    .then(() => {
      if (turns.get(name) === over) turns.delete(name);
    });
  turns.set(name, over);
  return turn;
}

/**
 * Throws the code of what is wrong with a PDF. One is looked at at a time, in a thread of its own, and of one sender's
 * the next only joins the line when the one before is done.
 *
 * @param whose the sender
 * @throws `taxCardsBusy` when too many wait
 */
export async function checkPdf(bytes: Uint8Array, whose: string): Promise<void> {
  join(whose);
  try {
    const fault = await inTurn(`of ${whose}`, () => inTurn('all', () => faultOf(bytes)));
    if (fault) throw new DomainError(fault);
  } finally {
    line.splice(line.indexOf(whose), 1);
  }
}
