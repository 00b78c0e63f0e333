/** What can be chosen. */
export interface Choice {
  id: string;
  isExclusive?: boolean;
  isDisabled?: boolean;
}

/**
 * What is chosen after a press: an exclusive choice stands alone, and goes when another is taken. What cannot be
 * changed stays in any case.
 *
 * @param before what was chosen
 * @param wanted what the boxes say after the press
 * @returns `lost`: the choice that was cleared with it, the first of them when there were several
 */
export function settle<C extends Choice>(
  before: readonly string[],
  wanted: readonly string[],
  options: readonly C[],
): { value: string[]; lost: C | undefined } {
  const isExclusive = (id: string) => options.some((option) => option.id === id && option.isExclusive);
  const added = wanted.find((id) => !before.includes(id));
  // An exclusive choice that cannot be taken back by itself goes all the same when another is taken.
  const isFixed = (id: string) =>
    options.some((option) => option.id === id && option.isDisabled && !option.isExclusive);
  const stays = (id: string) => id === added || isFixed(id) || !(isExclusive(added ?? '') || isExclusive(id));
  const value = added === undefined ? [...wanted] : wanted.filter(stays);
  const lost = options.find(({ id }) => wanted.includes(id) && !value.includes(id));
  return { value, lost };
}
