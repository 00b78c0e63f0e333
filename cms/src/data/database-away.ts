/**
 * The database cannot be reached, is going down or coming up, or somebody has kept for too long what is asked for;
 * PostgreSQL's classes 08 and 57P, and what ends by its time-outs.
 */
const codes =
  /^(08\w{3}|25P03|55P03|57P0[1-3]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|SQLITE_(CANTOPEN|IOERR|FULL)\w*)$/;

/** Words of pg and knex for what has no code. */
const words =
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Timeout acquiring a connection/;

/** Rejects as a database that is away does when it has not answered in time; the answer is waited for no more. */
export async function inTime<T>(answer: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Query read timeout')), ms);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether a failure is the database being away for a while, and not our own mistake. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (typeof code === 'string' && codes.test(code)) || words.test(error.message);
}
