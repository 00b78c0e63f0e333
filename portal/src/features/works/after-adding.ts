import { invalidate, revalidate } from '../../api/use-endpoint';
import { checkSession } from '../../shared/session/session';
import { invalidateStatistics } from '../../shared/statistics/invalidate-statistics';
import { refreshTasks } from '../../shared/tasks/use-tasks';

const lists = ['/profiles/author-books', '/profiles/book-suggestions'];

/** The profile has the number of works, and the session has the profile; an added work is no longer suggested. */
function refetchProfile(): void {
  void checkSession().catch(() => undefined);
  void refreshTasks();
}

/** Invalidates the list of works and the suggestions, for pages that show neither. */
export async function invalidateWorkLists(): Promise<void> {
  await Promise.all(lists.map(invalidate));
  refetchProfile();
}

/** Refetches the shown lists, which remain until the new ones have loaded. */
export async function refetchWorkLists(): Promise<void> {
  await Promise.all(lists.map(revalidate));
  refetchProfile();
}

/** Invalidates search results of works that have been added. */
export function invalidateLookups(profileHash: string): void {
  for (const path of [`/profiles/${profileHash}`, '/books/isbn-list', '/books/book-search'])
    void invalidate(path);
}

/** The same for works added here, with the statistics. */
export function invalidateFoundWorks(profileHash: string): void {
  invalidateLookups(profileHash);
  void invalidateStatistics(profileHash);
}
