/**
 * The database is unreachable, starting or shutting down, or a lock is held for too long; PostgreSQL's classes 08 and
 * 57P, and its time-outs.
 */
const codes =
  /^(08\w{3}|25P03|55P03|57P0[1-3]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|SQLITE_(BUSY|CANTOPEN|IOERR|FULL)\w*)$/;

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

/** Whether an error means that the database is temporarily unavailable, and not a programming error. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (typeof code === 'string' && codes.test(code)) || messages.test(error.message);
}
