import { forget, refresh } from '../../api/use-endpoint';
import { checkSession } from '../../shared/session/session';
import { forgetStatistics } from '../../shared/statistics/forget-statistics';

const counted = ['/profiles/author-books', '/profiles/book-suggestions'];

/**
 * The list has grown, and with it the number of its works, which is a fact of the profile; what was suggested is so no
 * longer.
 */
export function countAnew(): void {
  for (const place of counted) void forget(place);
  void checkSession().catch(() => undefined);
}

/** The same where the list is being looked at: what stands there stays until the new one has come. */
export async function countAnewInSight(): Promise<void> {
  await Promise.all(counted.map(refresh));
  void checkSession().catch(() => undefined);
}

/** What was found of works before somebody added them is not so any more. */
export function forgetLookups(profileHash: string): void {
  for (const place of [`/profiles/${profileHash}`, '/books/isbn-list', '/books/book-search'])
    void forget(place);
}

/** The same of works that were added here: the statistics without them are not so any more either. */
export function forgetFound(profileHash: string): void {
  forgetLookups(profileHash);
  void forgetStatistics(profileHash);
}
