import type { Knex } from 'knex';

/**
 * On PostgreSQL a foreign key is looked up for each row, which cost more than storing the row: the periods of loans
 * are looked up once for each statement that adds some. SQLite keeps its key, which costs it little.
 */
export async function up(knex: Knex): Promise<void> {
  if ((knex.client as { dialect: string }).dialect !== 'postgresql') return;
  await knex.raw('alter table loans drop constraint loans_period_id_fkey');
  await knex.raw(
    `create function loans_have_periods() returns trigger language plpgsql as $$
     begin
       if exists (select from (select distinct period_id from added) a
                   where not exists (select from loan_periods p where p.id = a.period_id)) then
         raise foreign_key_violation using message = 'loans of an unknown period', table = 'loans';
       end if;
       return null;
     end $$`,
  );
  await knex.raw(
    `create trigger loans_have_periods after insert on loans referencing new table as added
       for each statement execute function loans_have_periods()`,
  );
}
