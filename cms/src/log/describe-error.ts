/** What the log says of an unexpected error. */
export interface ErrorDescription {
  type: string;
  code?: string;
  constraint?: string;
  message?: string;
  /** Where it happened, without the message. */
  stack: string[];
  /** What it was thrown for, described alike. */
  cause?: ErrorDescription;
}

const fromDatabase = /^(SQLITE_\w+|[0-9A-Z]{5})$/;

/**
 * Messages and details of databases quote values, and knex puts the whole statement before them: people's
 * codes and account numbers would stand in the log. Of such errors only the code and the constraint are told.
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
