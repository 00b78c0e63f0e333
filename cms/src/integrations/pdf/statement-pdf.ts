import path from 'node:path';
import type { Statement } from '@nimio/domain/accounting/statement.types';
import { inProcess } from '../../threads/in-process.js';
import { runExclusive } from '../../threads/mutex.js';

/** Some thousand works take seconds; the job's lease is two minutes. */
const limits = { maxMilliseconds: 60_000, maxOldGenerationSizeMb: 768 };

/**
 * Renders a statement as a PDF in a separate process, so that it does not block calls; one at a time.
 *
 * @throws TaskFailed if it takes too long or too much memory
 */
export const statementPdf = (statement: Statement): Promise<Uint8Array> =>
  runExclusive('statements', () =>
    inProcess<Uint8Array>(path.join(__dirname, 'statement-process.js'), statement, limits),
  );
