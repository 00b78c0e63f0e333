import type { Connection } from '../../../data/connection.js';
import { query } from '../../../data/sql.js';

/** The rows deleted in one batch, after which other transactions get their turn. */
const atOnce = 2000;
/** A profile has about ten works. */
const accountingsAtOnce = 200;

/** Deletes accountings with their lines in batches until none are left. */
async function clearAccountings(connection: Connection, calculationId: number): Promise<void> {
  let ids: { id: number }[];
  do {
    ids = await connection.all(
      query<{ id: number }>(
        `select id from accountings where calculation_id = ? order by id limit ${accountingsAtOnce}`,
      ),
      [calculationId],
    );
    await connection.transaction(async () => {
      for (const { id } of ids) {
        await connection.run(query('delete from accounting_lines where accounting_id = ?'), [id]);
        await connection.run(query('delete from accountings where id = ?'), [id]);
      }
    });
  } while (ids.length > 0);
}

/** Deletes the rows of a calculation in batches until none are left. */
async function clearRows(
  connection: Connection,
  table: string,
  condition: string,
  calculationId: number,
): Promise<void> {
  let deleted: number;
  do {
    deleted = await connection.run(
      query(`delete from ${table} where id in (select id from ${table} where ${condition} limit ${atOnce})`),
      [calculationId],
    );
  } while (deleted > 0);
}

/** Deletes the rows of replaced calculations, children first. */
export async function clearReplacedCalculations(connection: Connection): Promise<void> {
  const replaced = await connection.all(
    query<{ id: number }>(`select id from calculations where state = 'replaced' order by id`),
  );
  for (const { id } of replaced) {
    await clearRows(connection, 'accounting_lines', 'calculation_id = ? and accounting_id is null', id);
    await clearAccountings(connection, id);
    await connection.run(
      query(
        'delete from carried_accountings where payment_id in (select p.id from payments p where p.calculation_id = ?)',
      ),
      [id],
    );
    await clearRows(connection, 'payments', 'calculation_id = ?', id);
    await connection.run(query('delete from calculation_periods where calculation_id = ?'), [id]);
    await connection.run(query('delete from calculations where id = ?'), [id]);
  }
}
