import path from 'node:path';
import type { Statement } from '@nimio/domain/accounting/statement.types';
import { inProcess } from '../../threads/in-process.js';
import { inTurn } from '../../threads/in-turn.js';

/** Some thousand works take seconds; the job's lease is two minutes. */
const limits = { maxMilliseconds: 60_000, maxOldGenerationSizeMb: 768 };

/**
 * A statement as a PDF, made in a process of its own, so that nobody else's call waits for it; one at a time.
 *
 * @throws NoAnswer when it takes too long or too much memory
 */
export const statementPdf = (statement: Statement): Promise<Uint8Array> =>
  inTurn('statements', () =>
    inProcess<Uint8Array>(path.join(__dirname, 'statement-process.js'), statement, limits),
  );
