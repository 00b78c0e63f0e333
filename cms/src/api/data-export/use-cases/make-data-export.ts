import { newPublicHash } from '@nimio/domain/access/hash';
import { aDayAfter } from '@nimio/domain/data-export/data-export-state';
import { isDatabaseUnavailable } from '../../../data/database-unavailable.js';
import type { JobPayloads } from '../../../jobs/job-payloads.js';
import { type JobHandler, PermanentFailure } from '../../../jobs/jobs.js';
import { describeError } from '../../../log/describe-error.js';
import { system } from '../../../system.js';
import { exportText } from '../export-text.js';
import { type ExportRow, findExportByHash, finishExport, insertPart } from '../store.js';

/** A part of about this many bytes is in memory at a time, however large the file is. */
const partBytes = 128 * 1024;

async function makeFile(row: ExportRow): Promise<void> {
  const { db, now } = system();
  const run = newPublicHash();
  let [position, size] = [0, 0];
  const savePart = async (text: string): Promise<void> => {
    const bytes = Buffer.from(text);
    await db.transaction((tx) => insertPart(tx, { exportId: row.id, run, position, bytes }));
    position += 1;
    size += bytes.length;
  };
  let pending = '';
  for await (const text of exportText(db, row.profile_id, now())) {
    pending += text;
    if (pending.length < partBytes) continue;
    await savePart(pending);
    pending = '';
  }
  await savePart(pending);
  await db.transaction((tx) =>
    finishExport(tx, row, { run, size, expires_at: aDayAfter(now()).toISOString() }),
  );
}

/**
 * The job that makes a requested file. What a killed server left unfinished is made again. When it fails, the holder sees
 * that and may request it again.
 */
export const makeDataExport: JobHandler<JobPayloads['data-export']> = async ({ exportHash }) => {
  const row = await findExportByHash(system().db, exportHash);
  // It is ready, has expired, or another one has been requested.
  if (!row || row.run) return;
  try {
    await makeFile(row);
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    system().log.error({ export: row.id, error: describeError(error) }, 'could not make a data export');
    throw new PermanentFailure('The data export could not be made');
  }
};
