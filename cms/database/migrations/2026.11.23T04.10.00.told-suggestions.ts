import type { Knex } from 'knex';

const goesWith = (table: Knex.CreateTableBuilder, column: string, target: string) =>
  table.integer(column).unsigned().notNullable().references('id').inTable(target).onDelete('cascade');

/** Which suggested works a profile was told of by mail, and on which Finnish day: no mail tells of one twice. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('told_suggestions', (table) => {
    goesWith(table, 'profile_id', 'profiles');
    goesWith(table, 'work_id', 'works').index();
    table.string('told_on', 10).notNullable();
    table.primary(['profile_id', 'work_id']);
  });
}
