import { query, type Reader } from '../data/sql.js';

interface CountRow {
  kind: string;
  state: string;
  /** PostgreSQL returns it as text. */
  count: number | string;
  oldest_due: string | null;
}

/** Unfinished jobs of one kind and state. */
interface JobCount {
  kind: string;
  state: string;
  count: number;
  /** How long the oldest of them has been due, 0 if none is. */
  dueForSeconds: number;
}

/** Done jobs, which are the most, are not read. A leased job is due when its lease has expired. */
const counts = query<CountRow>(
  `select kind, state, count(*) as count, min(case when state <> 'dead' and due_at <= ? then due_at end) as oldest_due
    from jobs where state in ('ready', 'leased', 'dead') group by kind, state`,
);

export async function countJobs(reader: Reader, now: Date): Promise<JobCount[]> {
  const rows = await reader.all(counts, [now.toISOString()]);
  return rows.map(({ kind, state, count, oldest_due }) => ({
    kind,
    state,
    count: Number(count),
    dueForSeconds: oldest_due === null ? 0 : (now.getTime() - Date.parse(oldest_due)) / 1000,
  }));
}
