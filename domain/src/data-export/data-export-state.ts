import type { DataExport } from './data-export.types.js';

const dayMs = 24 * 60 * 60 * 1000;

/** A day later: a file is available for a day, and another one may be requested a day after the request. */
export const aDayAfter = (moment: Date): Date => new Date(moment.getTime() + dayMs);

/** A requested file. */
interface RequestedExport {
  /** ISO 8601, as all times. */
  requestedAt: string;
  expiresAt: string;
  /** `null` until it is made. */
  size: number | null;
  /** Whether its job is waiting or running. */
  hasJob: boolean;
}

export type DataExportState = Omit<DataExport, 'isHolder'>;

const none: DataExportState = { state: 'none', size: null, readyUntil: null, nextAt: null };

/** The state of the file that was requested last. Without a job and without a file, it could not be made. */
export function dataExportState(requested: RequestedExport | undefined, now: Date): DataExportState {
  if (!requested || new Date(requested.expiresAt) <= now) return none;
  const { size, hasJob, expiresAt } = requested;
  if (size === null) return { ...none, state: hasJob ? 'pending' : 'failed' };
  const next = aDayAfter(new Date(requested.requestedAt));
  return { state: 'ready', size, readyUntil: expiresAt, nextAt: next > now ? next.toISOString() : null };
}

/** Whether a file in this state may be requested, also in place of an earlier one. */
export const mayRequestExport = ({ state, nextAt }: DataExportState): boolean =>
  state !== 'pending' && (state !== 'ready' || nextAt === null);
