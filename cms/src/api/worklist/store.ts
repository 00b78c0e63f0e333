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
