import type { Knex } from 'knex';

/** Times are ISO 8601 in UTC, as text: they sort, and read the same on both databases. */
const time = (table: Knex.CreateTableBuilder, name: string) => table.string(name, 24);
const flag = (table: Knex.CreateTableBuilder, name: string, initially: 0 | 1 = 0) =>
  table.smallint(name).notNullable().defaultTo(initially).checkIn(['0', '1'], `${name}_flag`);
const reference = (table: Knex.CreateTableBuilder, name: string, to: string) =>
  table.integer(name).unsigned().notNullable().references('id').inTable(to);
const publicHash = (table: Knex.CreateTableBuilder) => table.string('hash', 22).notNullable().unique();

async function people(knex: Knex): Promise<void> {
  await knex.schema.createTable('profiles', (table) => {
    table.increments('id');
    publicHash(table);
    table.string('kind', 12).notNullable().checkIn(['person', 'organisation'], 'profiles_kind');
    table.string('first_name', 200);
    table.string('last_name', 200);
    table.string('organisation_name', 200);
    table.string('organisation_name2', 200);
    table.string('register_number', 32);
    // Sealed by the vault; the index finds a person again at the bank's word.
    table.text('identity_code_sealed');
    table.string('identity_code_index', 64).unique();
    table.string('ext_party_code', 64).unique();
    table.string('language', 2).notNullable().checkIn(['fi', 'sv', 'en'], 'profiles_language');
    table.string('street_address', 200);
    table.string('co_address', 200);
    table.string('zip_code', 12);
    table.string('post_center', 100);
    table.string('country', 2);
    table.string('phone', 25);
    table.string('email', 254);
    flag(table, 'as_contact', 1);
    flag(table, 'allow_contact_by_email');
    flag(table, 'allow_contact_by_phone');
    flag(table, 'mail_new_work_suggestions', 1);
    flag(table, 'mail_change_suggestions', 1);
    flag(table, 'mail_newsletter');
    time(table, 'created_at').notNullable();
  });
  await knex.schema.createTable('profile_roles', (table) => {
    reference(table, 'profile_id', 'profiles');
    table.string('role', 20).notNullable();
    table.primary(['profile_id', 'role']);
  });
  await knex.schema.createTable('accounts', (table) => {
    table.increments('id');
    publicHash(table);
    table.string('username', 64).notNullable();
    table.string('username_key', 64).notNullable().unique();
    table.string('email', 254);
    table.string('email_key', 254).unique();
    table.string('password_hash', 255).notNullable();
    flag(table, 'must_change_password');
    table.text('identity_code_sealed');
    table.string('identity_code_index', 64).unique();
    reference(table, 'default_profile_id', 'profiles');
    // The newest version accepted; who accepted what and when stands in terms_acceptances.
    table.string('accepted_terms', 10);
    time(table, 'created_at').notNullable();
    time(table, 'closed_at');
  });
  await knex.schema.createTable('access_grants', (table) => {
    table.increments('id');
    reference(table, 'account_id', 'accounts');
    reference(table, 'profile_id', 'profiles').index();
    table.string('kind', 20).notNullable().checkIn(['own', 'representative'], 'access_grants_kind');
    time(table, 'valid_from').notNullable();
    time(table, 'valid_to');
    table.integer('granted_by_account_id').unsigned().references('id').inTable('accounts');
    table.unique(['account_id', 'profile_id', 'valid_from']);
  });
  await knex.schema.createTable('terms_acceptances', (table) => {
    table.increments('id');
    reference(table, 'account_id', 'accounts');
    table.string('version', 10).notNullable();
    table.string('language', 2).notNullable();
    time(table, 'accepted_at').notNullable();
    table.unique(['account_id', 'version']);
  });
}

async function comingIn(knex: Knex): Promise<void> {
  await knex.schema.createTable('sessions', (table) => {
    table.increments('id');
    table.string('token_hash', 43).notNullable().unique();
    reference(table, 'account_id', 'accounts').index();
    reference(table, 'profile_id', 'profiles');
    table.string('kind', 8).notNullable().checkIn(['password', 'strong'], 'sessions_kind');
    time(table, 'created_at').notNullable();
    time(table, 'seen_at').notNullable();
    time(table, 'idle_until').notNullable().index();
    time(table, 'expires_at').notNullable();
  });
  await knex.schema.createTable('strong_auth_attempts', (table) => {
    table.increments('id');
    table.string('state_hash', 43).notNullable().unique();
    table.string('browser_hash', 43).notNullable();
    table.text('secrets_sealed').notNullable();
    table.string('language', 2).notNullable();
    time(table, 'expires_at').notNullable().index();
  });
  await knex.schema.createTable('registrations', (table) => {
    table.increments('id');
    table.string('token_hash', 43).notNullable().unique();
    // Names and identity code as the bank gave them.
    table.text('person_sealed').notNullable();
    table.integer('profile_id').unsigned().references('id').inTable('profiles');
    time(table, 'expires_at').notNullable().index();
  });
  await knex.schema.createTable('password_links', (table) => {
    table.increments('id');
    table.string('token_hash', 43).notNullable().unique();
    reference(table, 'account_id', 'accounts').index();
    time(table, 'expires_at').notNullable();
    time(table, 'used_at');
  });
  // The shape is rate-limiter-flexible's.
  await knex.schema.createTable('throttles', (table) => {
    table.string('key', 255).primary();
    table.integer('points').notNullable().defaultTo(0);
    table.bigInteger('expire');
  });
}

async function business(knex: Knex): Promise<void> {
  await knex.schema.createTable('bank_accounts', (table) => {
    table.increments('id');
    publicHash(table);
    reference(table, 'profile_id', 'profiles');
    table.string('iban', 40).notNullable();
    table.string('swift', 11);
    flag(table, 'foreign_account');
    table.integer('priority').notNullable();
    time(table, 'created_at').notNullable();
    table.unique(['profile_id', 'priority']);
  });
  await knex.schema.createTable('contracts', (table) => {
    table.increments('id');
    publicHash(table);
    reference(table, 'profile_id', 'profiles').index();
    table.string('type', 20).notNullable();
    table.string('description', 40).notNullable();
    table.string('valid_from', 10).notNullable();
    table.string('valid_to', 10);
    table.string('comp_types', 60).notNullable();
    table.text('exception_comment');
    table.integer('text_version');
    table.string('text_language', 2);
    time(table, 'created_at').notNullable();
  });
  await knex.schema.createTable('author_names', (table) => {
    table.increments('id');
    publicHash(table);
    reference(table, 'profile_id', 'profiles').index();
    table.string('name1', 200).notNullable();
    table.string('name2', 200).notNullable();
    table.string('isni', 16);
    flag(table, 'pseudonym');
    flag(table, 'private');
    flag(table, 'confirmed');
    time(table, 'created_at').notNullable();
  });
  await knex.schema.createTable('works', (table) => {
    table.increments('id');
    publicHash(table);
    table.string('isbn', 13).notNullable().unique();
    table.string('name', 500).notNullable();
    table.string('subtitle', 500);
    table.string('publisher', 200);
    table.integer('publish_year');
    table.string('type', 20).notNullable();
    flag(table, 'translated');
    table.string('library_class', 20);
    table.string('creator_context', 8).notNullable().checkIn(['EXT', 'ADMIN', 'CREATOR'], 'works_context');
    flag(table, 'migrated');
    // Set while a distribution is being calculated with this work.
    time(table, 'locked_until');
    time(table, 'created_at').notNullable();
  });
  await knex.schema.createTable('deals', (table) => {
    table.increments('id');
    publicHash(table);
    reference(table, 'work_id', 'works');
    table.string('role', 10).notNullable().checkIn(['author', 'translator'], 'deals_role');
    table.integer('amount').notNullable().checkPositive('deals_amount');
    reference(table, 'owner_profile_id', 'profiles').index();
    time(table, 'changed_at').notNullable();
    table.unique(['work_id', 'role']);
  });
  await knex.schema.createTable('shares', (table) => {
    table.increments('id');
    reference(table, 'deal_id', 'deals');
    reference(table, 'profile_id', 'profiles').index();
    reference(table, 'author_name_id', 'author_names').index();
    // When this sharer last looked at the deal.
    time(table, 'seen_at').notNullable();
    time(table, 'created_at').notNullable();
    table.unique(['deal_id', 'profile_id']);
  });
  await knex.schema.createTable('contributions', (table) => {
    table.increments('id');
    reference(table, 'work_id', 'works');
    reference(table, 'profile_id', 'profiles').index();
    reference(table, 'author_name_id', 'author_names').index();
    table.string('role', 12).notNullable().checkIn(['illustrator', 'editor'], 'contributions_role');
    time(table, 'created_at').notNullable();
    table.unique(['work_id', 'profile_id', 'role']);
  });
}

async function behind(knex: Knex): Promise<void> {
  await knex.schema.createTable('jobs', (table) => {
    table.increments('id');
    table.string('kind', 60).notNullable();
    table.text('payload').notNullable();
    // One effect, one job, however often it is asked for.
    table.string('idempotency_key', 120).notNullable().unique();
    table.string('state', 8).notNullable().checkIn(['ready', 'leased', 'done', 'dead'], 'jobs_state');
    // While ready: when to run; while leased: when the lease ends.
    time(table, 'due_at').notNullable();
    table.string('lease', 36);
    table.integer('attempts').notNullable().defaultTo(0);
    table.text('last_error');
    time(table, 'created_at').notNullable();
    table.index(['state', 'due_at']);
  });
  await knex.schema.createTable('audit_log', (table) => {
    table.increments('id');
    time(table, 'at').notNullable();
    table.string('act', 60).notNullable();
    table.integer('account_id').unsigned();
    table.integer('profile_id').unsigned().index();
    flag(table, 'as_staff');
    table.string('request_id', 40);
    // What was changed: names of fields, never a code or an account number.
    table.text('facts').notNullable();
  });
  await knex.schema.createTable('catalogue_cache', (table) => {
    table.string('key', 120).primary();
    table.text('reply').notNullable();
    time(table, 'expires_at').notNullable().index();
  });
  await knex.schema.createTable('content_revisions', (table) => {
    table.string('content', 60).primary();
    table.integer('revision').notNullable();
  });
  await appendOnly(knex);
}

/** The log refuses updates and deletes in the database itself. */
async function appendOnly(knex: Knex): Promise<void> {
  if ((knex.client as { dialect: string }).dialect === 'postgresql') {
    await knex.raw(
      `create function audit_log_is_append_only() returns trigger language plpgsql as $$
       begin raise exception 'audit_log is append-only'; end $$`,
    );
    await knex.raw(
      `create trigger audit_log_append_only before update or delete on audit_log
       for each row execute function audit_log_is_append_only()`,
    );
    return;
  }
  for (const act of ['update', 'delete']) {
    await knex.raw(
      `create trigger audit_log_no_${act} before ${act} on audit_log
       begin select raise(abort, 'audit_log is append-only'); end`,
    );
  }
}

export async function up(knex: Knex): Promise<void> {
  await people(knex);
  await comingIn(knex);
  await business(knex);
  await behind(knex);
}
