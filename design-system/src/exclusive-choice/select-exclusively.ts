/** The options. */
export interface Choice {
  id: string;
  isExclusive?: boolean;
  isDisabled?: boolean;
}

/**
 * The selection after a press: an exclusive option is selected alone, and is cleared when another is selected. Disabled
 * options keep their state.
 *
 * @param before the previous selection
 * @param wanted the checkboxes' state after the press
 * @returns `lost`: the option that was cleared too, the first of several
 */
export function selectExclusively<C extends Choice>(
  before: readonly string[],
  wanted: readonly string[],
  options: readonly C[],
): { value: string[]; lost: C | undefined } {
  const isExclusive = (id: string) => options.some((option) => option.id === id && option.isExclusive);
  const added = wanted.find((id) => !before.includes(id));
  // A disabled exclusive option is still cleared when another is selected.
  const isFixed = (id: string) =>
    options.some((option) => option.id === id && option.isDisabled && !option.isExclusive);
  const stays = (id: string) => id === added || isFixed(id) || !(isExclusive(added ?? '') || isExclusive(id));
  const value = added === undefined ? [...wanted] : wanted.filter(stays);
  const lost = options.find(({ id }) => wanted.includes(id) && !value.includes(id));
  return { value, lost };
}
