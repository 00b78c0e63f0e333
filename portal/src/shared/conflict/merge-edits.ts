import { sameValue } from '@nimio/design-system';

export interface MergedEdits<T> {
  /** The stored values with the local edits applied. */
  merged: T;
  /** Fields that were edited on both sides, to different values. */
  conflicts: (keyof T & string)[];
}

/** The merge of a value that was edited on both sides. */
export interface MergedValue<V> {
  /** The local edit has precedence. */
  value: V;
  isConflict: boolean;
}

/** How structured fields, such as lists of rows, are merged. */
export type Mergers<T> = { [K in keyof T]?: (base: T[K], mine: T[K], current: T[K]) => MergedValue<T[K]> };

/**
 * Three-way merge of local edits with the current record.
 *
 * @param base values when editing began
 * @param mine values in the form
 * @param current stored values
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
