import { openDatabase } from './prepare-session.mjs';

const works = 5000;
export const loanYear = 2024;

/**
 * Adds five thousand works to one author, and loans of a year in two library groups to each work, unless that is done.
 * @param {import('./prepare-session.mjs').Source} source
 */
export async function prepareLoans(source) {
  const { query, close } = openDatabase(source);
  const [known] = await query('select id from loan_imports where digest = ?', ['bench']);
  if (!known) {
    const at = '2020-01-01T00:00:00.000Z';
    const [author] = await query(
      `select n.profile_id, min(n.id) as name from author_names n join shares s on s.author_name_id = n.id
        group by n.profile_id order by n.profile_id limit 1`,
    );
    await query(
      `insert into deals (hash, work_id, role, amount, owner_profile_id, changed_at)
         select 'bench' || w.id, w.id, 'author', 2, cast(? as integer), '${at}' from works w
          where not exists (select 1 from deals d where d.work_id = w.id and d.role = 'author') order by w.id limit ${works}`,
      [author?.profile_id],
    );
    await query(
      `insert into shares (deal_id, profile_id, author_name_id, seen_at, created_at)
         select id, owner_profile_id, cast(? as integer), '${at}', '${at}' from deals where hash like 'bench%'`,
      [author?.name],
    );
    await query(`delete from loan_totals`);
    await query(`delete from loans`);
    await query(`delete from calculation_periods`);
    await query(`delete from loan_periods`);
    await query(
      `insert into loan_imports (digest, state, read_lines, started_at) values ('bench', 'done', 0, '${at}')`,
    );
    for (const group of ['gen', 'sci']) {
      await query(
        `insert into loan_periods (import_id, year, lib_group, state)
           select max(id), ${loanYear}, '${group}', 'ready' from loan_imports`,
      );
    }
    await query(
      'insert into loans (period_id, isbn, loans) select p.id, w.isbn, w.id % 997 from loan_periods p, works w',
    );
    await query('analyze');
  }
  await close();
}
