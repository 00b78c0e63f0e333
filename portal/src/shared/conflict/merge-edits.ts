import { sameValue } from '@nimio/design-system';

export interface MergedEdits<T> {
  /** The stored values with everything that was edited here on top. */
  merged: T;
  /** Fields that were edited both here and elsewhere, to different values. */
  conflicts: (keyof T & string)[];
}

/**
 * What was edited here, brought onto what others have stored meanwhile.
 *
 * @param base values as they were when the editing began
 * @param mine values as they are in the form
 * @param current values as they are stored now
 */
export function mergeEdits<T extends object>(base: T, mine: T, current: T): MergedEdits<T> {
  const names = Object.keys(mine) as (keyof T & string)[];
  const edited = names.filter((name) => !sameValue(mine[name], base[name]));
  const conflicts = edited.filter(
    (name) => !sameValue(current[name], base[name]) && !sameValue(current[name], mine[name]),
  );
  const own = Object.fromEntries(edited.map((name) => [name, mine[name]])) as Partial<T>;
  return { merged: { ...current, ...own }, conflicts };
}
