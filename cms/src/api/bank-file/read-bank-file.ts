import path from 'node:path';
import { DomainError } from '@nimio/domain/errors';
import { inThread } from '../../threads/in-thread.js';
import { runExclusive } from '../../threads/mutex.js';
import { TaskFailed } from '../../threads/task-failed.js';
import type { BankFile } from './parse/bank-file.js';

/** The largest files take some ten seconds, and ten times their size in memory. */
const limits = {
  maxMilliseconds: 60_000,
  resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 },
};
const thread = path.join(__dirname, 'parse', 'bank-file-thread.js');

/**
 * Reads a file of the bank in a worker thread, one at a time.
 *
 * @throws `bankFileUnreadable` if it has no supported format, or exceeds the limits
 */
export async function readBankFile(bytes: Uint8Array): Promise<BankFile> {
  const file = await runExclusive('bank files', () =>
    inThread<BankFile | undefined>(thread, bytes, limits),
  ).catch((error: unknown) => {
    if (!(error instanceof TaskFailed)) throw error;
    return undefined;
  });
  if (!file) throw new DomainError('bankFileUnreadable');
  return file;
}
