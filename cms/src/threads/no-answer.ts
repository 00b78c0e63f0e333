/** A worker that ended without an answer: it exceeded its time or memory, crashed, or exited. */
export class NoAnswer extends Error {
  constructor(
    readonly by: 'time' | 'error' | 'exit',
    cause?: unknown,
  ) {
    super(`Work beside the server ended by ${by}`, { cause });
  }
}
