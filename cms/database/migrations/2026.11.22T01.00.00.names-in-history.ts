import type { Knex } from 'knex';

interface Dialect {
  lift: string;
  restore: string;
  /** The folder in `terms/<documentId>`. */
  folder: string;
}

const postgres: Dialect = {
  lift: 'alter table audit_log disable trigger audit_log_append_only',
  restore: 'alter table audit_log enable trigger audit_log_append_only',
  folder: `split_part(subject, '/', 1)`,
};

const sqlite: Dialect = {
  lift: 'drop trigger audit_log_no_update',
  restore: `create trigger audit_log_no_update before update on audit_log
    begin select raise(abort, 'audit_log is append-only'); end`,
  folder: `substr(subject, 1, instr(subject, '/') - 1)`,
};

const editorsName = `
  (select coalesce(nullif(trim(coalesce(u.firstname, '') || ' ' || coalesce(u.lastname, '')), ''), u.email)
     from admin_users u where u.id = audit_log.editor_id)`;

/** A line keeps the name of its editor, whom the CMS may forget; and the history is read by kinds of content. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('audit_log', (table) => {
    table.text('editor_name');
    table.string('content', 40);
    table.index(['content', 'id']);
  });
  // An empty database has no editors yet, nor anything that they did.
  if (!(await knex.schema.hasTable('admin_users'))) return;
  const isPostgres = (knex.client as { dialect: string }).dialect === 'postgresql';
  const { lift, restore, folder } = isPostgres ? postgres : sqlite;
  await knex.raw(lift);
  await knex.raw(
    `update audit_log set content = ${folder}, editor_name = ${editorsName} where subject is not null`,
  );
  await knex.raw(restore);
}
