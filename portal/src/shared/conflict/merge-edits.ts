import { sameValue } from '@nimio/design-system';

export interface MergedEdits<T> {
  /** The stored values with everything that was edited here on top. */
  merged: T;
  /** Fields that were edited both here and elsewhere, to different values. */
  conflicts: (keyof T & string)[];
}

/** What becomes of a value that was edited in two places. */
export interface MergedValue<V> {
  /** What was edited here counts where both were. */
  value: V;
  isConflict: boolean;
}

/** How fields with an inside of their own are brought together: lists of rows. */
export type Mergers<T> = { [K in keyof T]?: (base: T[K], mine: T[K], current: T[K]) => MergedValue<T[K]> };

/**
 * What was edited here, brought onto what others have stored meanwhile.
 *
 * @param base values as they were when the editing began
 * @param mine values as they are in the form
 * @param current values as they are stored now
 */
export function mergeEdits<T extends object>(
  base: T,
  mine: T,
  current: T,
  mergers: Mergers<T> = {},
): MergedEdits<T> {
  const names = Object.keys(mine) as (keyof T & string)[];
  const edited = names.filter((name) => !sameValue(mine[name], base[name]));
  const conflicts: (keyof T & string)[] = [];
  const own: Partial<T> = {};
  for (const name of edited) {
    const isInBoth = !sameValue(current[name], base[name]) && !sameValue(current[name], mine[name]);
    const both = isInBoth ? mergers[name]?.(base[name], mine[name], current[name]) : undefined;
    if (both ? both.isConflict : isInBoth) conflicts.push(name);
    own[name] = both ? both.value : mine[name];
  }
  return { merged: { ...current, ...own }, conflicts };
}
