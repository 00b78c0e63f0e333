import { ApiError } from '../../api/api-error';
import { type Mergers, mergeEdits } from './merge-edits';

/** A record with its ETag. */
export interface Stored<D> {
  data: D;
  etag: string | undefined;
}

/** Both sides changed the same fields: the user has to choose. */
export class Conflict<D = unknown> extends ApiError {
  /** The current record. */
  readonly current: Stored<D>;

  constructor(current: Stored<D>) {
    super('stale', 412);
    this.current = current;
  }
}

export interface VersionedCalls<D, T extends object> {
  /** The form values of a record. */
  valuesOf: (data: D) => T;
  /** Fetches the record again. */
  read: () => Promise<Stored<D>>;
  /**
   * Saves values for that version of the record.
   *
   * @param sent the form's values when saving began; `values` may have others' changes too
   */
  write: (values: T, over: Stored<D>, sent: T) => Promise<Stored<D>>;
  mergers?: Mergers<T>;
}

/**
 * Saves with optimistic concurrency. When the record has changed in other fields, the edits are merged and saved for
 * the newer version automatically; otherwise a `Conflict` is thrown.
 */
export async function saveVersion<D, T extends object>(
  mine: T,
  base: Stored<D>,
  { valuesOf, read, write, mergers }: VersionedCalls<D, T>,
): Promise<Stored<D>> {
  try {
    return await write(mine, base, mine);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'stale') throw error;
    const current = await read();
    const { merged, conflicts } = mergeEdits(valuesOf(base.data), mine, valuesOf(current.data), mergers);
    if (conflicts.length > 0) throw new Conflict(current);
    return write(merged, current, mine);
  }
}
