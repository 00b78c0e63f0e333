export interface OwnProfile {
  /** The profile's key. */
  id: string;
  /** Name of the person, the estate or the organisation. */
  name: string;
  /** The current profile. */
  isCurrent?: boolean;
}

const collator = new Intl.Collator('fi');

/** By name, å ä ö last, as in a Finnish dictionary. */
const byName = (profiles: readonly OwnProfile[]) =>
  profiles.toSorted((a, b) => collator.compare(a.name, b.name));

/** The first `most` by name, always including the current one. */
export function profilesToShow(profiles: readonly OwnProfile[], maximum: number): OwnProfile[] {
  const sorted = byName(profiles);
  const first = sorted.slice(0, maximum);
  const current = sorted.find(({ isCurrent }) => isCurrent);
  if (!current || first.includes(current)) return first;
  return [...first.slice(0, -1), current];
}
