import { sameValue } from '@nimio/design-system';
import { type MergedValue, mergeEdits } from '../../../shared/conflict/merge-edits';
import { type NameValues, withNewKey } from './author-names.form';

type Names = readonly NameValues[];

/** The row of that key. */
export const rowWith = (names: Names, key: string): NameValues | undefined =>
  names.find((name) => name.key === key);

/**
 * Merges a name that both sides have, field by field. A name that the other side has changed is not deleted without
 * asking.
 */
function mergeName(base: NameValues, mine: NameValues, current: NameValues): MergedValue<NameValues> {
  const { merged, conflicts } = mergeEdits(base, mine, current, {
    staffValues: (...versions) => {
      const [before, own, stored] = versions;
      if (!before || !own || !stored) return { value: own, isConflict: true };
      const both = mergeEdits(before, own, stored);
      return { value: both.merged, isConflict: both.conflicts.length > 0 };
    },
  });
  const isDeletedRowChanged = mine.isDeleted && !sameValue(base, current);
  return { value: merged, isConflict: conflicts.length > 0 || isDeletedRowChanged };
}

/**
 * After a save, the base has names that were new when they were sent. They have the keys of the stored ones, to the
 * extent that these are found.
 */
function withStoredKeys(names: Names, base: Names, current: Names): Names {
  const created = current.filter(({ key }) => !rowWith(base, key));
  const nameOf = ({ name1, name2 }: NameValues) => [name1.trim(), name2.trim()].join();
  return names.map((name) => {
    const sent = name.isNew ? rowWith(base, name.key) : undefined;
    const stored = sent && created.find((one) => nameOf(one) === nameOf(sent));
    return stored ? { ...name, key: stored.key, isNew: false } : name;
  });
}

/**
 * Merges author names that were edited in two places, each name and field separately. New names of both sides remain. A
 * name that was edited here and deleted elsewhere becomes a new one.
 */
export function mergeNames(before: Names, edited: Names, current: Names): MergedValue<Names> {
  const base = withStoredKeys(before, before, current);
  const mine = withStoredKeys(edited, before, current);
  const stored = current.map((name) => {
    const [before, own] = [rowWith(base, name.key), rowWith(mine, name.key)];
    return before && own ? mergeName(before, own, name) : { value: name, isConflict: false };
  });
  const added = mine.filter(({ isNew }) => isNew);
  const revived = mine.filter(
    (name) =>
      !name.isNew &&
      !name.isDeleted &&
      !rowWith(current, name.key) &&
      !sameValue(name, rowWith(base, name.key)),
  );
  const value = revived.reduce<NameValues[]>(withNewKey, [...added, ...stored.map((one) => one.value)]);
  return { value, isConflict: revived.length > 0 || stored.some((one) => one.isConflict) };
}
