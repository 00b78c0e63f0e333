/** Work beside the server that ended without an answer: it took too long, too much memory or broke, or it just stopped. */
export class NoAnswer extends Error {
  constructor(
    readonly by: 'time' | 'error' | 'exit',
    cause?: unknown,
  ) {
    super(`Work beside the server ended by ${by}`, { cause });
  }
}
