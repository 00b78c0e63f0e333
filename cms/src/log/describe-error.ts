/** An unexpected error as it is logged. */
export interface ErrorDescription {
  type: string;
  code?: string;
  constraint?: string;
  message?: string;
  /** The stack without the message. */
  stack: string[];
  /** Its cause, described alike. */
  cause?: ErrorDescription;
}

const fromDatabase = /^(SQLITE_\w+|[0-9A-Z]{5})$/;

/**
 * Database errors contain values, and knex puts the whole statement before them, so that identity codes and account
 * numbers would be logged. Only the code and the constraint of such errors are logged.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, stack: [] };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  const stack = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const isDatabase = typeof code === 'string' && fromDatabase.test(code);
  return {
    type: error.name,
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    ...(isDatabase ? {} : { message: error.message.slice(0, 500) }),
    stack: stack.slice(0, 12).map((line) => line.trim()),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  };
}
