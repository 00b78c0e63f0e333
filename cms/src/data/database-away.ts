/** The database cannot be reached, or is going down or coming up; PostgreSQL's classes 08 and 57P. */
const codes =
  /^(08\w{3}|57P0[1-3]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|SQLITE_(CANTOPEN|IOERR|FULL)\w*)$/;

/** Words of pg and knex for what has no code. */
const words =
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Timeout acquiring a connection/;

/** Whether a failure is the database being away for a while, and not our own mistake. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (typeof code === 'string' && codes.test(code)) || words.test(error.message);
}
