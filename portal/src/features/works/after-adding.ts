import { forget } from '../../api/use-endpoint';
import { checkSession } from '../../shared/session/session';

/** The list has grown, and with it the number of its works, which is a fact of the profile. */
export function countAnew(): void {
  void forget('/profiles/author-books');
  void checkSession().catch(() => undefined);
}

/** What was found of works before they were added is not so any more. */
export function forgetFound(profileHash: string): void {
  for (const place of [`/profiles/${profileHash}`, '/books/isbn-list']) void forget(place);
}
