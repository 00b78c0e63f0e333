/** A worker that ended without a result: it exceeded its time or memory, crashed, or exited. */
export class TaskFailed extends Error {
  constructor(
    readonly by: 'time' | 'error' | 'exit',
    cause?: unknown,
  ) {
    super(`Work beside the server ended by ${by}`, { cause });
  }
}
