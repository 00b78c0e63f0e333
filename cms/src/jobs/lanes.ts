import { query } from '../data/sql.js';

/** The batch size of a lease. */
const batch = 3;

const dueWhere = (condition: string) =>
  query<{ id: number }>(
    `select id from jobs
      where state in ('ready', 'leased') and due_at <= ? ${condition} order by due_at, id limit ${batch}`,
  );

/** The kinds that one worker handles sequentially. */
export interface Lane {
  due: ReturnType<typeof dueWhere>;
  kinds: readonly string[];
  timer?: NodeJS.Timeout | undefined;
  running?: Promise<number>;
}

/** A lane for each of these kinds, and one for all the others. */
export const lanesOf = (kinds: readonly string[]): Lane[] => [
  { due: dueWhere(kinds.map(() => 'and kind <> ?').join(' ')), kinds },
  ...kinds.map((kind) => ({ due: dueWhere('and kind = ?'), kinds: [kind] })),
];
