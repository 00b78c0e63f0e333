import path from 'node:path';
import { DomainError } from '@nimio/domain/errors';
import type { TaxCardFault } from '@nimio/domain/taxation/tax-card';
import { inThread } from '../../threads/in-thread.js';
import { inTurn } from '../../threads/in-turn.js';
import { NoAnswer } from '../../threads/no-answer.js';

const limits = {
  maxMilliseconds: 10_000,
  resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
};

async function faultOf(bytes: Uint8Array): Promise<TaxCardFault | undefined> {
  try {
    return await inThread<TaxCardFault | undefined>(path.join(__dirname, 'pdf-worker.js'), bytes, limits);
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    return error.by === 'exit' ? 'taxCardMalformed' : 'taxCardTooComplex';
  }
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
    const fault = await inTurn(`of ${whose}`, () => inTurn('tax cards', () => faultOf(bytes)));
    if (fault) throw new DomainError(fault);
  } finally {
    line.splice(line.indexOf(whose), 1);
  }
}
