import type { Knex } from 'knex';

/** Times are ISO 8601 in UTC, as text: they sort, and read the same on both databases. */
const time = (table: Knex.CreateTableBuilder, name: string) => table.string(name, 24);

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('messages', (table) => {
    table.increments('id');
    table.string('hash', 22).notNullable().unique();
    // By the society; otherwise by the one customer who has a copy.
    table.smallint('sent_by_staff').notNullable().checkIn(['0', '1'], 'sent_by_staff_flag');
    table.string('title', 200).notNullable();
    table.text('content').notNullable();
    // Nobody wrote a notice that the system made.
    table.integer('creator_account_id').unsigned().references('id').inTable('accounts');
    table.integer('reply_to_id').unsigned().references('id').inTable('messages').index();
    // Made by the client: what it sends twice is one message.
    table.string('client_key', 22);
    time(table, 'created_at').notNullable();
    table.unique(['creator_account_id', 'client_key']);
  });
  // One for each profile that a message is to or from. Either side reads and deletes for itself.
  await knex.schema.createTable('message_copies', (table) => {
    table.increments('id');
    table.integer('message_id').unsigned().notNullable().references('id').inTable('messages');
    table.integer('profile_id').unsigned().notNullable().references('id').inTable('profiles');
    time(table, 'user_read_at');
    time(table, 'staff_read_at');
    time(table, 'user_archived_at');
    time(table, 'staff_archived_at');
    table.unique(['message_id', 'profile_id']);
    // A profile's list, and the society's with what it has not read.
    table.index(['profile_id', 'message_id']);
    table.index(['staff_archived_at', 'message_id']);
    table.index(['staff_read_at', 'staff_archived_at']);
  });
}
