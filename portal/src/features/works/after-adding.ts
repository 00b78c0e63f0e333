import { forget, refresh } from '../../api/use-endpoint';
import { checkSession } from '../../shared/session/session';
import { forgetStatistics } from '../../shared/statistics/forget-statistics';

const counted = ['/profiles/author-books', '/profiles/book-suggestions'];

/** Invalidates the list, the profile with its number of works, and the suggestions. */
export function countAnew(): void {
  for (const place of counted) void forget(place);
  void checkSession().catch(() => undefined);
}

/** Refetches the shown list, which remains until the new one has loaded. */
export async function countAnewInSight(): Promise<void> {
  await Promise.all(counted.map(refresh));
  void checkSession().catch(() => undefined);
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
