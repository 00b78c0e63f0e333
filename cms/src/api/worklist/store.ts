import { query, type Reader } from '../../data/sql.js';

/** What waits in a queue: how much, since when, and until when. */
export interface QueueSummary {
  total: number;
  /** A day or a time, ISO 8601; null if nothing waits. */
  oldest: string | null;
  /** A day. */
  due?: string | null;
}

const checks = query<QueueSummary>(
  `select cast(count(*) as integer) as total, min(created_at) as oldest from profiles
    where check_against_id > 0`,
);

/** Customers who registered at the bank and may be in the register already. */
export const summarizeIdentityChecks = async (reader: Reader): Promise<QueueSummary> =>
  (await reader.first(checks)) ?? { total: 0, oldest: null };

// The condition of the index that contains only the deceased.
const deceased = query<QueueSummary>(
  `select cast(count(*) as integer) as total, min(died_on) as oldest from profiles
    where died_on > '' and closed_on is null`,
);

/** Customers who have died and whose estate does not exist yet, because it would have closed them. */
export const summarizeDeceased = async (reader: Reader): Promise<QueueSummary> =>
  (await reader.first(deceased)) ?? { total: 0, oldest: null };
