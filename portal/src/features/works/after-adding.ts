import { forget, refresh } from '../../api/use-endpoint';
import { checkSession } from '../../shared/session/session';
import { forgetStatistics } from '../../shared/statistics/forget-statistics';

const lists = ['/profiles/author-books', '/profiles/book-suggestions'];

/** The profile has the number of works, and the session has the profile. */
const refetchProfile = () => void checkSession().catch(() => undefined);

/** Invalidates the list of works and the suggestions, for pages that show neither. */
export async function forgetWorkLists(): Promise<void> {
  await Promise.all(lists.map(forget));
  refetchProfile();
}

/** Refetches the shown lists, which remain until the new ones have loaded. */
export async function refetchWorkLists(): Promise<void> {
  await Promise.all(lists.map(refresh));
  refetchProfile();
}

/** Invalidates search results of works that have been added. */
export function forgetLookups(profileHash: string): void {
  for (const place of [`/profiles/${profileHash}`, '/books/isbn-list', '/books/book-search'])
    void forget(place);
}

/** The same for works added here, with the statistics. */
export function forgetFound(profileHash: string): void {
  forgetLookups(profileHash);
  void forgetStatistics(profileHash);
}
