/** The groups of libraries whose loans are counted separately (domain model, Loans and statistics), in the order of the filters. */
export const libraryGroups = ['gen', 'sci', 'cel', 'e-gen', 'e-sci'] as const;

export type LibraryGroup = (typeof libraryGroups)[number];

export const isLibraryGroup = (text: string): text is LibraryGroup =>
  (libraryGroups as readonly string[]).includes(text);

/** Shown alone, never together with others (specification §9). */
export const exclusiveGroup = 'cel' satisfies LibraryGroup;

/** The default choice. */
export const usualGroups: readonly LibraryGroup[] = libraryGroups.filter((group) => group !== exclusiveGroup);

/**
 * The groups that are shown for a choice, in the order of the filters: the exclusive one alone, and the default ones when
 * nothing is chosen.
 */
export function shownGroups(chosen: readonly string[]): readonly LibraryGroup[] {
  const others = usualGroups.filter((group) => chosen.includes(group));
  if (others.length > 0) return others;
  return chosen.includes(exclusiveGroup) ? [exclusiveGroup] : usualGroups;
}
