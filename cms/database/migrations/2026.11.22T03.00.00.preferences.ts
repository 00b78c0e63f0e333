import type { Knex } from 'knex';

/** Which associations a customer belongs to, what they write, and what of them may be published. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('profile_choices', (table) => {
    table.integer('profile_id').unsigned().notNullable().references('id').inTable('profiles');
    table.string('kind', 13).notNullable().checkIn(['participation', 'production'], 'profile_choices_kind');
    table.string('code', 20).notNullable();
    table.primary(['profile_id', 'kind', 'code']);
  });
  await knex.schema.alterTable('profiles', (table) => {
    for (const name of ['allow_to_publish_name', 'allow_isni_pub']) {
      table.smallint(name).notNullable().defaultTo(0).checkIn(['0', '1'], `${name}_flag`);
    }
  });
}
