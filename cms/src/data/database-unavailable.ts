/**
 * The database is unreachable, starting or shutting down, or a lock is held for too long; PostgreSQL's classes 08 and
 * 57P, and its time-outs.
 */
const unreachable =
  /^(08\w{3}|25P03|55P03|57P0[1-3]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|SQLITE_BUSY\w*)$/;

/** A full disk, a read-only database, or an input or output error. */
const unwritable = /^(SQLITE_(FULL|READONLY|IOERR|CANTOPEN)\w*|53100|25006|58030|EROFS|ENOSPC)$/;

/** Messages of pg and knex for errors without a code. */
const messages =
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Timeout acquiring a connection/;

/** Rejects as an unavailable database if there is no response in time; a late response is ignored. */
export async function withTimeout<T>(response: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Query read timeout')), ms);
  });
  try {
    return await Promise.race([response, late]);
  } finally {
    clearTimeout(timer);
  }
}

const hasCode = (error: unknown, codes: RegExp): boolean =>
  codes.test(String((error as { code?: unknown }).code));

/** Whether an error means that the database cannot be written. One that is busy will write later. */
export const isDatabaseUnwritable = (error: unknown): boolean => hasCode(error, unwritable);

/** Whether an error means that the database is temporarily unavailable, and not a programming error. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return hasCode(error, unreachable) || isDatabaseUnwritable(error) || messages.test(error.message);
}
