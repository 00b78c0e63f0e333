import { ApiError } from '../../api/api-error';
import { type Mergers, mergeEdits } from './merge-edits';

/** A record with the tag that it was read with. */
export interface Stored<D> {
  data: D;
  etag: string | undefined;
}

/** Somebody else changed what was edited here: the person has to choose. */
export class Conflict<D = unknown> extends ApiError {
  /** The record as it is now. */
  readonly current: Stored<D>;

  constructor(current: Stored<D>) {
    super('stale', 412);
    this.current = current;
  }
}

export interface FreshWrite<D, T extends object> {
  /** The form's values of a record. */
  valuesOf: (data: D) => T;
  /** Reads the record again. */
  read: () => Promise<Stored<D>>;
  /** Writes values over that version of the record. */
  write: (values: T, over: Stored<D>) => Promise<Stored<D>>;
  mergers?: Mergers<T>;
}

/**
 * Writes without overwriting anything unseen. When the record has changed meanwhile but not in what was edited
 * here, it writes the edits over the newer one by itself; otherwise it throws a `Conflict`.
 */
export async function writeFresh<D, T extends object>(
  mine: T,
  base: Stored<D>,
  { valuesOf, read, write, mergers }: FreshWrite<D, T>,
): Promise<Stored<D>> {
  try {
    return await write(mine, base);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'stale') throw error;
    const current = await read();
    const { merged, conflicts } = mergeEdits(valuesOf(base.data), mine, valuesOf(current.data), mergers);
    if (conflicts.length > 0) throw new Conflict(current);
    return write(merged, current);
  }
}
