import type { Connection } from '../../../data/connection.js';
import { placeholders, query } from '../../../data/sql.js';

const lastWork = query<{ last: number | null }>('select max(id) as last from works');

/** The works locked in one batch, after which other transactions get their turn. */
const batchSize = 5000;

/** Works by ascending id, as every transaction that locks several does (decision 0015). */
const idsInAscendingOrder = ({ rowLock }: Connection, condition: string): string =>
  `id in (select id from works where id between ? and ? and ${condition} order by id ${rowLock})`;

/**
 * Locks every work with loans in the periods.
 *
 * @param until its milliseconds identify this lock
 */
export async function lockWorks(
  connection: Connection,
  periodIds: readonly number[],
  until: string,
): Promise<void> {
  if (periodIds.length === 0) return;
  const hasLoans = `exists (select 1 from loans l where l.period_id in (${placeholders(periodIds.length)}) and l.isbn = works.isbn)`;
  const range = await connection.first(lastWork);
  for (let from = 1; from <= (range?.last ?? 0); from += batchSize) {
    await connection.run(
      query(`update works set locked_until = ? where ${idsInAscendingOrder(connection, hasLoans)}`),
      [until, from, from + batchSize - 1, ...periodIds],
    );
  }
}

/** The works locked by their ids in one batch, which all have the same number of values. */
const idsPerBatch = 1000;
const lockByIds = ({ rowLock }: Connection) =>
  query(
    `update works set locked_until = ? where id in
      (select id from works where id in (${placeholders(idsPerBatch)}) order by id ${rowLock})`,
  );

/** The same for works with these ids, in ascending order. */
export async function lockWorksById(
  connection: Connection,
  ids: readonly number[],
  until: string,
): Promise<void> {
  for (let from = 0; from < ids.length; from += idsPerBatch) {
    const batch = Array.from({ length: idsPerBatch }, (_, at) => ids[from + at] ?? 0);
    await connection.run(lockByIds(connection), [until, ...batch]);
  }
}

/** Releases the works of this lock before it expires. */
export async function unlockWorks(connection: Connection, until: string): Promise<void> {
  const range = await connection.first(lastWork);
  for (let from = 1; from <= (range?.last ?? 0); from += batchSize) {
    await connection.run(
      query(
        `update works set locked_until = null where ${idsInAscendingOrder(connection, 'locked_until = ?')}`,
      ),
      [from, from + batchSize - 1, until],
    );
  }
}
