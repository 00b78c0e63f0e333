/** How the times of a published announcement relate to the present one. */
export const showings = ['visible', 'scheduled', 'expired'] as const;

export type Showing = (typeof showings)[number];

/** The times of an announcement, with the state of the entry. */
export interface Announced {
  status?: string | null;
  publishedFrom?: string | null;
  publishedUntil?: string | null;
}

/** @returns undefined for an unpublished announcement, which is hidden whatever its times are */
export function showingOf(
  { status, publishedFrom, publishedUntil }: Announced,
  now: Date,
): Showing | undefined {
  if (status !== 'published' && status !== 'modified') return undefined;
  if (publishedUntil && new Date(publishedUntil) <= now) return 'expired';
  return publishedFrom && new Date(publishedFrom) > now ? 'scheduled' : 'visible';
}

/** A condition of the content manager's list; `__status` is its own filter of the state of entries. */
type Condition = Readonly<Record<string, unknown>>;

/** The filters of a list, as its address has them. An address is read to a depth that allows no `$or` inside of `$and`. */
export interface ListFilters {
  $and?: readonly Condition[];
  $or?: readonly Condition[];
}

/** The filters that select what `showingOf` describes. */
export function filtersOf(showing: Showing, now: Date): ListFilters {
  const at = now.toISOString();
  const published = { __status: { $eq: 'published' } };
  const filters: Record<Showing, ListFilters> = {
    visible: {
      $and: [published, { publishedFrom: { $lte: at } }],
      $or: [{ publishedUntil: { $null: true } }, { publishedUntil: { $gt: at } }],
    },
    scheduled: { $and: [published, { publishedFrom: { $gt: at } }] },
    expired: { $and: [published, { publishedUntil: { $lte: at } }] },
  };
  return filters[showing];
}

const isOurs = (condition: Condition): boolean =>
  ['__status', 'publishedFrom', 'publishedUntil'].some((name) => name in condition);

/** The filters of a list with another choice, or without any. */
export function withShowing(
  { $and = [] }: ListFilters,
  showing: Showing | undefined,
  now: Date,
): ListFilters {
  const chosen = showing ? filtersOf(showing, now) : {};
  return { ...chosen, $and: [...$and.filter((condition) => !isOurs(condition)), ...(chosen.$and ?? [])] };
}

/** The choice that filters of a list stand for, whenever they were made. */
export function chosenShowing({ $and = [], $or = [] }: ListFilters): Showing | undefined {
  const withoutTimes = (filters: ListFilters): string =>
    JSON.stringify([filters.$and, filters.$or ?? []]).replaceAll(/"(\d{4}-[^"]*|true)"|true/g, '""');
  const given = withoutTimes({ $and: $and.filter(isOurs), $or });
  return showings.find((showing) => withoutTimes(filtersOf(showing, new Date(0))) === given);
}
