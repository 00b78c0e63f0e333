import type { TaskCounts } from '@nimio/domain/profile/profile.types';
import type { Reader } from '../../data/sql.js';
import type { ProfileSet } from '../../identity/profile-access.js';
import { type FailedRow, readFailed } from '../accounting/payment-store.js';
import { countBookSuggestions } from '../book-suggestion/store.js';
import { countReceived } from '../change-suggestion/store.js';
import { groupByProfile } from './store.js';

interface Counted {
  countsOf: (profileId: number) => TaskCounts;
  failedOf: (profileId: number) => readonly FailedRow[];
}

/** What waits for the customers of these profiles and is not part of a profile. */
export async function readTaskCounts(reader: Reader, profiles: ProfileSet): Promise<Counted> {
  const [failed, received, suggested] = await Promise.all([
    readFailed(reader, profiles),
    countReceived(reader, profiles),
    countBookSuggestions(reader, profiles),
  ]);
  const failedBy = groupByProfile(failed);
  const failedOf = (profileId: number) => failedBy.get(profileId) ?? [];
  return {
    failedOf,
    countsOf: (profileId) => ({
      failedPayments: failedOf(profileId).length,
      changeSuggestions: received.get(profileId) ?? 0,
      bookSuggestions: suggested.get(profileId) ?? 0,
    }),
  };
}
