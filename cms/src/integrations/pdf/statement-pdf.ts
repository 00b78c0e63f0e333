import path from 'node:path';
import type { Statement } from '@nimio/domain/accounting/statement.types';
import { inThread, inTurn } from '../../threads/in-thread.js';

/** Some thousand works take seconds; the job's lease is two minutes. */
const limits = { maxMilliseconds: 60_000, resourceLimits: { maxOldGenerationSizeMb: 768 } };

/**
 * A statement as a PDF, made in a thread of its own, so that nobody else's call waits for it; one at a time.
 *
 * @throws ThreadEnded when it takes too long or too much memory
 */
export const statementPdf = (statement: Statement): Promise<Uint8Array> =>
  inTurn('statements', () =>
    inThread<Uint8Array>(path.join(__dirname, 'statement-worker.js'), statement, limits),
  );
