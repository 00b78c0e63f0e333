import { query } from '../data/sql.js';

/** As many jobs as are leased at once. */
const batch = 3;

const dueWhere = (condition: string) =>
  query<{ id: number }>(
    `select id from jobs
      where state in ('ready', 'leased') and due_at <= ? ${condition} order by due_at, id limit ${batch}`,
  );

/** What one worker does, one job after another. */
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
