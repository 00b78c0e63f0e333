import { type DataExportState, dataExportState } from '@nimio/domain/data-export/data-export-state';
import type { Reader } from '../../data/sql.js';
import { system } from '../../system.js';
import type { ExportRow } from './store.js';

/** The key of the job that makes it; each request has another one. */
export const exportKey = (hash: string): string => `data-export-${hash}`;

/** The state of the file that was requested last, if any. */
export async function presentExport(reader: Reader, row: ExportRow | undefined): Promise<DataExportState> {
  const { now, jobs } = system();
  if (!row) return dataExportState(undefined, now());
  const hasJob = row.size === null && (await jobs.isWaiting(reader, exportKey(row.hash)));
  const { requested_at: requestedAt, expires_at: expiresAt, size } = row;
  return dataExportState({ requestedAt, expiresAt, size, hasJob }, now());
}
