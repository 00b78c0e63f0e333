/**
 * The whole schema of the business tables, on SQLite and PostgreSQL. Until version 1.0 this file is edited and no other
 * migration is added, because no installation runs an older database: the server refuses to start on a database whose
 * `schemaDigest` differs (`src/data/schema.ts`).
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { contactFields } from '@nimio/domain/contact/contact-fields';
import type { Knex } from 'knex';

type Table = Knex.CreateTableBuilder;

/** Changes with each statement of this file and with the contact fields, but not with a comment. */
export const schemaDigest = createHash('sha256')
  .update(readFileSync(__filename, 'utf8').replace(/^\s*(?:\/[/*]|\*).*\n/gm, ''))
  .update(JSON.stringify(contactFields))
  .digest('hex');

const isPostgres = (knex: Knex): boolean => (knex.client as { dialect: string }).dialect === 'postgresql';

/** Text that both databases compare byte by byte, whatever the language of the installation. */
const bytewise = (knex: Knex): string => (isPostgres(knex) ? 'text collate "C"' : 'text');

/** Times are ISO 8601 in UTC, as text: they sort, and read the same on both databases. */
const time = (table: Table, name: string) => table.string(name, 24);
const flag = (table: Table, name: string, initial: 0 | 1 = 0) =>
  table.smallint(name).notNullable().defaultTo(initial).checkIn(['0', '1'], `${name}_flag`);
const optionalReference = (table: Table, name: string, to: string) =>
  table.integer(name).unsigned().references('id').inTable(to);
const reference = (table: Table, name: string, to: string) =>
  optionalReference(table, name, to).notNullable();
const publicHash = (table: Table) => table.string('hash', 22).notNullable().unique();
/** Cents need more than 32 bits. */
const cents = (table: Table, name: string) => table.bigInteger(name).notNullable();

/** An index table whose primary key is the whole row: SQLite stores it once, without a separate row id. */
const createIndexTable = (knex: Knex, name: string, columns: string, key: string) =>
  knex.raw(
    `create table ${name} (${columns}, primary key (${key}))${isPostgres(knex) ? '' : ' without rowid'}`,
  );

async function profiles(knex: Knex): Promise<void> {
  await knex.schema.createTable('profiles', (table) => {
    table.increments('id');
    publicHash(table);
    table.string('kind', 12).notNullable().checkIn(['person', 'organisation'], 'profiles_kind');
    table.string('first_name', 200);
    table.string('last_name', 200);
    table.string('organisation_name', 200);
    table.string('organisation_name2', 200);
    table.string('register_number', 32).index();
    // Encrypted by the vault; the index finds a person again by the identity code that the bank reports.
    table.text('identity_code_sealed');
    table.string('identity_code_index', 64).unique();
    // The customer number. Both databases know only the capital letters A to Z in it.
    table.specificType('ext_party_code', bytewise(knex)).unique();
    table.string('born_on', 10);
    // How staff checked the identity of a customer whom they created.
    table.string('identity_note', 200);
    table.string('died_on', 10);
    // The logins and grants that recording the death ended, as JSON, which withdrawing it restores.
    table.text('ended_by_death');
    // The first day on which the customer is closed.
    table.string('closed_on', 10);
    table.string('closed_reason', 500);
    table.string('tax_residence', 2).notNullable().defaultTo('FI');
    table.string('language', 2).notNullable().checkIn(['fi', 'sv', 'en'], 'profiles_language');
    for (const { column, maxLength } of Object.values(contactFields))
      if (column !== 'language') table.string(column, maxLength);
    // The form in which addresses are compared.
    table.string('email_key', 254);
    flag(table, 'as_contact', 1);
    flag(table, 'allow_contact_by_email');
    flag(table, 'allow_contact_by_phone');
    flag(table, 'mail_new_work_suggestions', 1);
    flag(table, 'mail_change_suggestions', 1);
    flag(table, 'mail_payments', 1);
    flag(table, 'mail_tax_cards', 1);
    flag(table, 'mail_newsletter');
    flag(table, 'allow_to_publish_name');
    flag(table, 'allow_isni_pub');
    // A customer of the register who may be the same person: staff decide, and until then nothing is written here.
    optionalReference(table, 'check_against_id', 'profiles').index();
    // The deceased author whose place this estate took.
    optionalReference(table, 'estate_of_id', 'profiles').unique();
    time(table, 'created_at').notNullable();
    table.index(['born_on']);
    table.index(['email_key']);
    table.index(['mail_newsletter', 'email_key']);
    table.index(['language']);
    table.check('(closed_on is null) = (closed_reason is null)', [], 'profiles_closed');
    table.check('(died_on is null) = (ended_by_death is null)', [], 'profiles_died');
  });
  // The search compares whole customer numbers, whatever the case.
  await knex.raw('create index profiles_number on profiles (lower(ext_party_code))');
  // Few customers are closed or have died.
  await knex.raw('create index profiles_closed_on on profiles (closed_on) where closed_on is not null');
  await knex.raw('create index profiles_deceased on profiles (died_on) where died_on is not null');
  // Names that a customer had until a day; the search finds them.
  await knex.schema.createTable('former_names', (table) => {
    table.increments('id');
    reference(table, 'profile_id', 'profiles').index();
    table.string('first_name', 200);
    table.string('last_name', 200);
    table.string('organisation_name', 200);
    table.string('organisation_name2', 200);
    // As in `profile_names`.
    table.specificType('register_key', bytewise(knex)).notNullable();
    table.string('until', 10).notNullable();
    table.index(['register_key']);
  });
  await knex.schema.createTable('estate_heirs', (table) => {
    table.increments('id');
    reference(table, 'estate_id', 'profiles').onDelete('cascade');
    table.smallint('position').notNullable();
    table.string('name', 200).notNullable();
    // The heir as a customer.
    optionalReference(table, 'profile_id', 'profiles').index();
    // Information only: payments are not split.
    table.integer('numerator');
    table.integer('denominator');
    flag(table, 'is_contact');
    table.string('note', 500).notNullable();
    table.check('(numerator is null) = (denominator is null)', [], 'estate_heirs_fraction');
    table.check('numerator > 0 and denominator > 0', [], 'estate_heirs_positive');
    table.unique(['estate_id', 'position']);
  });
  await knex.raw('create unique index estate_heirs_contact on estate_heirs (estate_id) where is_contact = 1');
  // A transaction that takes the next number locks its row, so it must always exist.
  await knex.schema.createTable('number_series', (table) => {
    table.string('name', 20).primary();
    table.integer('last').notNullable();
  });
  await knex('number_series').insert([
    { name: 'customer', last: 100_000 },
    { name: 'invoice', last: 1000 },
  ]);
  await knex.schema.createTable('profile_roles', (table) => {
    reference(table, 'profile_id', 'profiles');
    table.string('role', 20).notNullable();
    table.primary(['profile_id', 'role']);
    table.index(['role', 'profile_id']);
  });
  // The associations that a customer belongs to and the kinds of texts that they write.
  await knex.schema.createTable('profile_choices', (table) => {
    reference(table, 'profile_id', 'profiles');
    table.string('kind', 13).notNullable().checkIn(['participation', 'production'], 'profile_choices_kind');
    table.string('code', 20).notNullable();
    table.primary(['profile_id', 'kind', 'code']);
    table.index(['kind', 'code', 'profile_id']);
  });
  await knex.schema.createTable('profile_names', (table) => {
    reference(table, 'profile_id', 'profiles').primary();
    table.specificType('searchable', bytewise(knex)).notNullable();
    table.specificType('register_key', bytewise(knex)).notNullable();
    table.index(['register_key']);
  });
  await createIndexTable(
    knex,
    'profile_name_parts',
    `part ${bytewise(knex)} not null, profile_id integer not null references profiles (id)`,
    'part, profile_id',
  );
  await knex.schema.alterTable('profile_name_parts', (table) => table.index(['profile_id']));
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
}

async function accounts(knex: Knex): Promise<void> {
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
    // The customer's own profile: staff find a customer's account by it.
    reference(table, 'default_profile_id', 'profiles').index();
    // The newest version accepted; terms_acceptances has who accepted which version and when.
    table.string('accepted_terms', 10);
    time(table, 'created_at').notNullable();
    time(table, 'closed_at');
    // When the account first had a known browser: its registration, a password set by a link, or else its first login.
    // Until then no browser is a new one.
    time(table, 'first_login_at');
  });
  // Replaced addresses of a profile or a login, which are notified of a new bank account until a time.
  await knex.schema.createTable('previous_emails', (table) => {
    table.increments('id');
    optionalReference(table, 'profile_id', 'profiles').onDelete('cascade').index();
    optionalReference(table, 'account_id', 'accounts').onDelete('cascade').index();
    table.string('email', 254).notNullable();
    time(table, 'until').notNullable().index();
    table.check('(profile_id is null) <> (account_id is null)', [], 'previous_emails_owner');
  });
  await knex.schema.createTable('access_grants', (table) => {
    table.increments('id');
    reference(table, 'account_id', 'accounts');
    reference(table, 'profile_id', 'profiles').index();
    table
      .string('kind', 20)
      .notNullable()
      .checkIn(['own', 'representative', 'estate', 'organisation'], 'access_grants_kind');
    time(table, 'valid_from').notNullable();
    time(table, 'valid_to');
    optionalReference(table, 'granted_by_account_id', 'accounts');
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
  await knex.schema.createTable('locked_accounts', (table) => {
    table.increments('id');
    reference(table, 'account_id', 'accounts').unique();
    time(table, 'locked_at').notNullable();
    time(table, 'locked_until').notNullable().index();
  });
}

async function bankAccounts(knex: Knex): Promise<void> {
  await knex.schema.createTable('bank_accounts', (table) => {
    table.increments('id');
    publicHash(table);
    reference(table, 'profile_id', 'profiles');
    table.string('iban', 40).notNullable();
    table.string('swift', 11);
    flag(table, 'foreign_account');
    table.integer('priority').notNullable();
    time(table, 'created_at').notNullable();
    // The account that set it, when it was staff or a login that staff may control. Nothing is paid to it until someone
    // else has confirmed it.
    optionalReference(table, 'set_by_account_id', 'accounts');
    time(table, 'set_at');
    optionalReference(table, 'confirmed_by_account_id', 'accounts');
    table.unique(['profile_id', 'priority']);
    table.check('confirmed_by_account_id <> set_by_account_id', [], 'bank_accounts_two_people');
    table.check('(set_by_account_id is null) = (set_at is null)', [], 'bank_accounts_set');
  });
  await knex.raw(
    `create index bank_accounts_unconfirmed on bank_accounts (set_at, id)
      where set_by_account_id is not null and confirmed_by_account_id is null`,
  );
}

async function customerNotes(knex: Knex): Promise<void> {
  await knex.schema.createTable('customer_notes', (table) => {
    table.increments('id');
    publicHash(table);
    reference(table, 'profile_id', 'profiles').onDelete('cascade');
    // The member of staff who wrote it.
    reference(table, 'account_id', 'accounts');
    table.text('text').notNullable();
    time(table, 'created_at').notNullable();
    time(table, 'changed_at');
    table.index(['profile_id', 'id']);
  });
}

/** Deaths of authors that heirs have reported, and their documents. */
async function deathReports(knex: Knex): Promise<void> {
  const relations = ['spouse', 'child', 'otherRelative', 'administrator', 'other'];
  await knex.schema.createTable('death_reports', (table) => {
    table.increments('id');
    publicHash(table);
    // The reporter.
    reference(table, 'profile_id', 'profiles');
    // The author may be no customer.
    table.string('author_name', 200).notNullable();
    table.text('author_key').notNullable();
    table.string('died_on', 10).notNullable();
    table.string('relation', 13).notNullable().checkIn(relations, 'death_report_relation');
    table.text('text').notNullable();
    table.string('state', 7).notNullable().checkIn(['open', 'handled'], 'death_report_state');
    time(table, 'reported_at').notNullable();
    time(table, 'handled_at');
    optionalReference(table, 'handled_by_account_id', 'accounts');
    table.index(['profile_id', 'author_key']);
    table.index(['state', 'reported_at', 'id']);
    table.check("(state = 'handled') = (handled_at is not null)", [], 'death_report_handled');
  });
  await knex.schema.createTable('death_report_documents', (table) => {
    table.increments('id');
    reference(table, 'report_id', 'death_reports');
    table.smallint('number').notNullable();
    table.text('bytes_sealed').notNullable();
    table.integer('size').notNullable().checkPositive('death_report_document_size');
    time(table, 'created_at').notNullable();
    table.unique(['report_id', 'number']);
  });
}

const outreachStatuses = ['new', 'contacted', 'answered', 'declined', 'notFound', 'deceased', 'registered'];

/** Authors who are not customers and whom staff try to reach. */
async function outreach(knex: Knex): Promise<void> {
  const contact = Object.values(contactFields).flatMap(({ column }) => (column === 'language' ? [] : column));
  await knex.schema.createTable('outreach_profiles', (table) => {
    table.increments('id');
    publicHash(table);
    table.string('name', 200).notNullable();
    // As in `work_contributors`.
    table.specificType('name_key', bytewise(knex)).notNullable().unique();
    // Null, as the contact details, once they have been deleted.
    table.string('language', 2).checkIn(['fi', 'sv', 'en'], 'outreach_profiles_language');
    for (const { column, maxLength } of Object.values(contactFields))
      if (column !== 'language') table.string(column, maxLength);
    table.string('contact_source', 200);
    table.string('status', 10).notNullable().checkIn(outreachStatuses, 'outreach_profiles_status');
    // When to continue, a day.
    table.string('next_day', 10);
    // The customer that the author has become, and the status before that was known.
    optionalReference(table, 'profile_id', 'profiles').index();
    table.string('status_before', 10);
    time(table, 'last_event_at').notNullable().index();
    table.check(
      `(profile_id is not null) = (status = 'registered') and (profile_id is null) = (status_before is null)`,
      [],
      'outreach_profiles_connected',
    );
    table.check(
      `contact_source is not null or coalesce(${contact.join(', ')}) is null`,
      [],
      'outreach_profiles_source',
    );
    table.check(
      `status <> 'declined' or coalesce(language, contact_source, next_day) is null`,
      [],
      'outreach_profiles_declined',
    );
  });
  await knex.raw(
    'create index outreach_profiles_next_day on outreach_profiles (next_day, id) where next_day is not null',
  );
  await knex.schema.createTable('outreach_events', (table) => {
    table.increments('id');
    reference(table, 'outreach_id', 'outreach_profiles').onDelete('cascade');
    table.string('status', 10).notNullable().checkIn(outreachStatuses, 'outreach_events_status');
    table.string('note', 1000).notNullable();
    reference(table, 'account_id', 'accounts');
    time(table, 'created_at').notNullable();
    table.index(['outreach_id', 'id']);
  });
}

/** The file of everything that is stored about a profile, which its holder requested last. */
async function dataExports(knex: Knex): Promise<void> {
  await knex.schema.createTable('data_exports', (table) => {
    table.increments('id');
    publicHash(table);
    reference(table, 'profile_id', 'profiles').unique().onDelete('cascade');
    time(table, 'requested_at').notNullable();
    // A day after the request, then a day after it was made.
    time(table, 'expires_at').notNullable().index();
    // The run of the job that finished first, and the size of its parts; null until then.
    table.string('run', 22);
    table.integer('size');
    table.check('(run is null) = (size is null)', [], 'data_exports_made');
  });
  // Each run of the job writes its own parts, so that one which was interrupted leaves no gap and no part twice.
  await knex.schema.createTable('data_export_parts', (table) => {
    table.increments('id');
    reference(table, 'export_id', 'data_exports').onDelete('cascade').index();
    table.string('run', 22).notNullable();
    table.integer('position').notNullable();
    table.text('bytes_sealed').notNullable();
    table.unique(['run', 'position']);
  });
}

async function sessions(knex: Knex): Promise<void> {
  await knex.schema.createTable('sessions', (table) => {
    table.increments('id');
    table.string('token_hash', 43).notNullable().unique();
    reference(table, 'account_id', 'accounts').index();
    reference(table, 'profile_id', 'profiles').index();
    table.string('kind', 8).notNullable().checkIn(['password', 'strong'], 'sessions_kind');
    time(table, 'created_at').notNullable();
    time(table, 'seen_at').notNullable();
    time(table, 'idle_until').notNullable().index();
    time(table, 'expires_at').notNullable();
    // When the user last proved their identity: by the password, the second factor or the bank.
    time(table, 'proved_at').notNullable();
    // When a second factor raised it to a session of staff.
    time(table, 'raised_at');
  });
  await knex.schema.createTable('second_factors', (table) => {
    table.increments('id');
    reference(table, 'account_id', 'accounts').unique();
    // Encrypted by the vault under the account's public id.
    table.text('secret_sealed').notNullable();
    // When the first valid code was entered.
    time(table, 'confirmed_at');
    // The time step of the last code that was accepted, so that no code is accepted twice.
    table.integer('last_step').notNullable().defaultTo(0);
  });
  await knex.schema.createTable('recovery_codes', (table) => {
    table.increments('id');
    reference(table, 'account_id', 'accounts');
    table.string('code_hash', 64).notNullable();
    time(table, 'used_at');
    table.unique(['account_id', 'code_hash']);
  });
  await knex.schema.createTable('strong_auth_attempts', (table) => {
    table.increments('id');
    table.string('state_hash', 43).notNullable().unique();
    table.string('browser_hash', 43).notNullable();
    table.text('secrets_sealed').notNullable();
    table.string('language', 2).notNullable();
    // Why the person identifies, if not to become a customer.
    table.string('purpose', 11).checkIn(['deathReport', 'proof'], 'strong_auth_purpose');
    time(table, 'expires_at').notNullable().index();
  });
  await knex.schema.createTable('registrations', (table) => {
    table.increments('id');
    table.string('token_hash', 43).notNullable().unique();
    // Names and identity code as the bank reported them.
    table.text('person_sealed').notNullable();
    time(table, 'expires_at').notNullable().index();
  });
  await knex.schema.createTable('password_links', (table) => {
    table.increments('id');
    table.string('token_hash', 43).notNullable().unique();
    reference(table, 'account_id', 'accounts').index();
    time(table, 'expires_at').notNullable();
  });
  // rate-limiter-flexible prescribes these columns.
  await knex.schema.createTable('throttles', (table) => {
    table.string('key', 255).primary();
    table.integer('points').notNullable().defaultTo(0);
    table.bigInteger('expire');
  });
}

async function authorNames(knex: Knex): Promise<void> {
  await knex.schema.createTable('author_names', (table) => {
    table.increments('id');
    publicHash(table);
    reference(table, 'profile_id', 'profiles').index();
    table.string('name1', 200).notNullable();
    table.string('name2', 200).notNullable();
    table.string('isni', 16).index();
    table.string('asteri_id', 9);
    flag(table, 'pseudonym');
    flag(table, 'private');
    flag(table, 'confirmed');
    flag(table, 'allow_isni_sync');
    optionalReference(table, 'alias_of_id', 'author_names').onDelete('set null').index();
    time(table, 'created_at').notNullable();
    // Names that may be sent to the ISNI register are searched among all names.
    table.index(['allow_isni_sync', 'id']);
  });
  await knex.schema.createTable('author_name_keys', (table) => {
    reference(table, 'author_name_id', 'author_names').primary().onDelete('cascade');
    table.specificType('searchable', bytewise(knex)).notNullable();
    table.specificType('register_key', bytewise(knex)).notNullable();
  });
  await createIndexTable(
    knex,
    'author_name_parts',
    `part ${bytewise(knex)} not null,
     author_name_id integer not null references author_names (id) on delete cascade`,
    'part, author_name_id',
  );
  await knex.schema.alterTable('author_name_parts', (table) => table.index(['author_name_id']));
  // By these a name finds the contributors that it may match, as `work_contributor_keys` finds names.
  await createIndexTable(
    knex,
    'author_match_keys',
    `match_key ${bytewise(knex)} not null,
     author_name_id integer not null references author_names (id) on delete cascade`,
    'match_key, author_name_id',
  );
  await knex.schema.alterTable('author_match_keys', (table) => table.index(['author_name_id']));
  // The names of contributors that match an author name of a customer.
  await createIndexTable(
    knex,
    'known_contributors',
    `name_key ${bytewise(knex)} not null,
     author_name_id integer not null references author_names (id) on delete cascade`,
    'name_key, author_name_id',
  );
  await knex.schema.alterTable('known_contributors', (table) => table.index(['author_name_id']));
  await knex.schema.createTable('author_merges', (table) => {
    table.increments('id');
    publicHash(table);
    // Null after the name was deleted or merged again: the merge can then not be undone.
    optionalReference(table, 'dominant_author_name_id', 'author_names').onDelete('set null').index();
    // The state before the merge, and the dominant author's name after it.
    table.text('moved').notNullable();
    reference(table, 'account_id', 'accounts');
    time(table, 'merged_at').notNullable();
    time(table, 'undone_at');
  });
}

async function isni(knex: Knex): Promise<void> {
  await knex.schema.createTable('isni_syncs', (table) => {
    reference(table, 'author_name_id', 'author_names').primary().onDelete('cascade');
    table
      .string('state', 10)
      .notNullable()
      .checkIn(['disabled', 'pending', 'inProgress', 'error', 'done'], 'isni_syncs_state');
    // Counts the requests: a job of an older version has nothing left to do.
    table.integer('version').notNullable();
    // What is sent to the register; a name whose fingerprint differs is sent again.
    table.text('fingerprint').notNullable();
    time(table, 'sent_at');
    time(table, 'answered_at');
    table.string('reason', 20);
    // The register's own message, its id of the record, and the records that may be about the same author.
    table.text('information').notNullable().defaultTo('');
    table.string('ppn', 20);
    table.text('possible_matches').notNullable().defaultTo('[]');
    table.check("(state = 'error') = (reason is not null)", [], 'isni_syncs_reason');
    table.check("state <> 'done' or answered_at is not null", [], 'isni_syncs_answered');
    // Staff list names by state, and errors by reason too.
    table.index(['state', 'reason', 'author_name_id']);
  });
  await knex.schema.createTable('isni_attempts', (table) => {
    table.increments('id');
    reference(table, 'author_name_id', 'author_names').onDelete('cascade').index();
    table.integer('version').notNullable();
    time(table, 'sent_at').notNullable();
    // Both are null until the register replies, and stay null when the server is killed before that.
    time(table, 'answered_at');
    table.string('ended', 20);
    // The name's ISNI before the attempt, and the one that the register returned.
    table.string('isni_before', 16);
    table.string('isni', 16);
    table.check('(answered_at is null) = (ended is null)', [], 'isni_attempts_ended');
  });
  // A transaction that assigns an ISNI locks its row: when two customers are given the same one concurrently, the
  // second is checked against the first.
  await knex.schema.createTable('isnis', (table) => table.string('isni', 16).primary());
}

async function works(knex: Knex): Promise<void> {
  await knex.schema.createTable('works', (table) => {
    table.increments('id');
    publicHash(table);
    table.string('isbn', 13).notNullable().unique();
    table.string('name', 500).notNullable();
    table.string('subtitle', 500);
    // The key by which the register of works is sorted.
    table.specificType('register_key', bytewise(knex)).notNullable().defaultTo('');
    table.string('publisher', 200);
    table.integer('publish_year');
    table.string('type', 20).notNullable();
    flag(table, 'translated');
    table.string('library_class', 20);
    // A translator's claim made it a translation.
    flag(table, 'became_translated');
    table.string('creator_context', 8).notNullable().checkIn(['EXT', 'ADMIN', 'CREATOR'], 'works_context');
    flag(table, 'migrated');
    // Set while a distribution is being calculated with this work.
    time(table, 'locked_until');
    time(table, 'created_at').notNullable();
  });
  await createIndexTable(
    knex,
    'work_words',
    `word ${bytewise(knex)} not null, work_id integer not null references works (id) on delete cascade`,
    'word, work_id',
  );
  await knex.schema.alterTable('work_words', (table) => table.index(['work_id']));
  // The contributors that a catalogue names; works are suggested to their authors by them.
  await knex.schema.createTable('work_contributors', (table) => {
    table.increments('id');
    reference(table, 'work_id', 'works').onDelete('cascade');
    // As the catalogue writes it: "Sjöholm, Aino M."
    table.string('name', 500).notNullable();
    table
      .string('role', 12)
      .notNullable()
      .checkIn(['author', 'translator', 'illustrator', 'editor'], 'work_contributors_role');
    // The name without its case, by which the works of a name are one author's.
    table.specificType('name_key', bytewise(knex)).notNullable();
    table.unique(['work_id', 'role', 'name_key']);
    table.index(['name_key']);
  });
  await createIndexTable(
    knex,
    'work_contributor_keys',
    `name_key ${bytewise(knex)} not null,
     contributor_id integer not null references work_contributors (id) on delete cascade`,
    'name_key, contributor_id',
  );
  await knex.schema.alterTable('work_contributor_keys', (table) => table.index(['contributor_id']));
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
  await limitShares(knex);
}

/** A deal never has more shares than its amount (domain model, Works): payments divide a work by the amount. */
async function limitShares(knex: Knex): Promise<void> {
  const message = 'a deal has more shares than its amount';
  const share = '(select count(*) from shares s where s.deal_id = new.deal_id)';
  const amount = '(select d.amount from deals d where d.id = new.deal_id)';
  const tooMany = `${share} >= ${amount}`;
  const tooFew = 'new.amount < (select count(*) from shares s where s.deal_id = new.id)';
  const triggers = [
    ['share_fits', 'insert on shares', tooMany],
    ['moved_share_fits', 'update of deal_id on shares', tooMany],
    ['amount_fits', 'update of amount on deals', tooFew],
  ] as const;
  for (const [name, event, condition] of triggers) {
    if (isPostgres(knex)) {
      await knex.raw(
        `create function ${name}() returns trigger language plpgsql as $$
         begin
           if ${condition} then raise check_violation using message = '${message}'; end if;
           return new;
         end $$`,
      );
      await knex.raw(`create trigger ${name} before ${event} for each row execute function ${name}()`);
    } else {
      await knex.raw(
        `create trigger ${name} before ${event} when ${condition} begin select raise(abort, '${message}'); end`,
      );
    }
  }
}

async function bookSuggestions(knex: Knex): Promise<void> {
  await knex.schema.createTable('hidden_book_suggestions', (table) => {
    reference(table, 'profile_id', 'profiles').onDelete('cascade');
    reference(table, 'work_id', 'works').onDelete('cascade').index();
    table.primary(['profile_id', 'work_id']);
  });
  // The suggestions that a mail has listed, and on which Finnish day, so that no mail lists one twice.
  await knex.schema.createTable('mailed_book_suggestions', (table) => {
    reference(table, 'profile_id', 'profiles').onDelete('cascade');
    reference(table, 'work_id', 'works').onDelete('cascade').index();
    table.string('mailed_on', 10).notNullable();
    table.primary(['profile_id', 'work_id']);
  });
  await knex.schema.createTable('name_searches', (table) => {
    reference(table, 'author_name_id', 'author_names').primary().onDelete('cascade');
    // A changed name is searched for immediately, the same name again after a while.
    table.string('searched', 401).notNullable();
    time(table, 'asked_at').notNullable();
  });
}

/** A change of a deal's amount, suggested to its owner. It names work and role because it outlives the deal. */
async function changeSuggestions(knex: Knex): Promise<void> {
  await knex.schema.createTable('change_suggestions', (table) => {
    table.increments('id');
    publicHash(table);
    reference(table, 'work_id', 'works');
    table.string('role', 10).notNullable().checkIn(['author', 'translator'], 'change_suggestions_role');
    reference(table, 'suggester_profile_id', 'profiles').index();
    // Null when the name was deleted later; it cannot be deleted while the suggestion is pending.
    optionalReference(table, 'author_name_id', 'author_names').onDelete('set null').index();
    table.integer('amount').notNullable().checkPositive('change_suggestions_amount');
    table.integer('amount_before').notNullable();
    table.text('reason').notNullable();
    flag(table, 'add_if_accepted');
    table
      .string('state', 9)
      .notNullable()
      .checkIn(['PENDING', 'ACCEPTED', 'REJECTED', 'WITHDRAWN', 'LAPSED'], 'change_suggestions_state');
    table.string('rejection_reason', 12);
    time(table, 'created_at').notNullable().index();
    time(table, 'decided_at');
  });
  // A suggester has one pending suggestion for a deal.
  await knex.raw(
    `create unique index change_suggestions_one_pending on change_suggestions (work_id, role, suggester_profile_id)
      where state = 'PENDING'`,
  );
}

async function messages(knex: Knex): Promise<void> {
  await knex.schema.createTable('messages', (table) => {
    table.increments('id');
    publicHash(table);
    // Sent by the society; otherwise by the one customer who has a copy.
    flag(table, 'sent_by_staff');
    table.string('title', 200).notNullable();
    table.text('content').notNullable();
    // Null for a notice that the system sent.
    optionalReference(table, 'creator_account_id', 'accounts');
    optionalReference(table, 'reply_to_id', 'messages').index();
    // The client's idempotency key: a message that is sent twice is stored once.
    table.string('client_key', 22);
    time(table, 'created_at').notNullable();
    table.unique(['creator_account_id', 'client_key']);
  });
  // One for each profile that sends or receives the message. Either side reads and deletes independently.
  await knex.schema.createTable('message_copies', (table) => {
    table.increments('id');
    reference(table, 'message_id', 'messages');
    reference(table, 'profile_id', 'profiles');
    time(table, 'user_read_at');
    time(table, 'staff_read_at');
    time(table, 'user_archived_at');
    time(table, 'staff_archived_at');
    table.unique(['message_id', 'profile_id']);
    // For a profile's list, and for the society's list and its unread messages.
    table.index(['profile_id', 'message_id']);
    table.index(['staff_archived_at', 'message_id']);
    table.index(['staff_read_at', 'staff_archived_at']);
  });
}

/** Rates are whole tenths of a percent. */
async function taxation(knex: Knex): Promise<void> {
  const types = ['ST', 'P', 'M', 'Y', 'PY', 'L', 'L_5', 'L_10', 'L_15', 'L_30', 'L_35'];
  await knex.schema.createTable('taxations', (table) => {
    table.increments('id');
    reference(table, 'profile_id', 'profiles');
    table.string('type', 8).notNullable().checkIn(types, 'taxation_type');
    table.smallint('rate').checkBetween([0, 1000], 'taxation_rate');
    table.smallint('year').notNullable().checkBetween([2000, 2200], 'taxation_year');
    // What the society set itself takes precedence over the yearly data of the same year.
    table.string('source', 8).notNullable().checkIn(['fetch', 'society'], 'taxation_source');
    time(table, 'changed_at').notNullable();
    // Next year's card comes while this year's data apply.
    table.unique(['profile_id', 'year']);
  });
  await knex.schema.createTable('tax_proposals', (table) => {
    table.increments('id');
    publicHash(table);
    reference(table, 'profile_id', 'profiles');
    // Null for a tax card.
    table.smallint('rate').checkBetween([0, 600], 'tax_proposal_rate');
    table
      .string('status', 9)
      .notNullable()
      .checkIn(['PENDING', 'ACCEPTED', 'DECLINED', 'CANCELLED'], 'tax_proposal_status');
    table.string('reason', 1000);
    time(table, 'created_at').notNullable();
    time(table, 'decided_at');
    table.check(`(status = 'PENDING') = (decided_at is null)`, [], 'tax_proposal_decided');
    table.index(['profile_id', 'id']);
    // For the society's queue.
    table.index(['status', 'id']);
  });
  await knex.raw(
    `create unique index tax_proposals_pending on tax_proposals (profile_id) where status = 'PENDING'`,
  );
  // A card is deleted when it was cancelled, declined or replaced by another.
  await knex.schema.createTable('tax_cards', (table) => {
    table.increments('id');
    reference(table, 'proposal_id', 'tax_proposals').unique();
    reference(table, 'profile_id', 'profiles').index();
    table.text('bytes_sealed').notNullable();
    table.integer('size').notNullable().checkPositive('tax_card_size');
    time(table, 'created_at').notNullable();
  });
  await knex.schema.createTable('taxation_events', (table) => {
    const kinds = ['proposed', 'cardSent', 'cancelled', 'accepted', 'declined', 'set', 'fetched'];
    table.increments('id');
    reference(table, 'profile_id', 'profiles');
    table.string('kind', 9).notNullable().checkIn(kinds, 'taxation_event_kind');
    optionalReference(table, 'account_id', 'accounts');
    table.string('done_by', 8).notNullable().checkIn(['customer', 'society', 'fetch'], 'taxation_event_by');
    // The taxation after the event, and the rate that was proposed.
    table.string('type', 8);
    table.smallint('rate');
    table.smallint('year');
    table.smallint('proposed_rate');
    time(table, 'at').notNullable();
    table.index(['profile_id', 'id']);
  });
}

const libraryGroups = ['gen', 'sci', 'cel', 'e-gen', 'e-sci'];

async function loans(knex: Knex): Promise<void> {
  await knex.schema.createTable('loan_imports', (table) => {
    table.increments('id');
    // SHA-256 of the file: the same file again changes nothing, or continues where its import stopped.
    table.string('digest', 64).notNullable().index();
    table.string('state', 8).notNullable().checkIn(['loading', 'done', 'dropped'], 'loan_imports_state');
    // Lines of the file that have been stored or skipped.
    table.integer('read_lines').notNullable().defaultTo(0);
    time(table, 'started_at').notNullable();
    time(table, 'finished_at');
  });
  await knex.schema.createTable('loan_periods', (table) => {
    table.increments('id');
    reference(table, 'import_id', 'loan_imports').index();
    table.integer('year').notNullable();
    table.string('lib_group', 6).notNullable().checkIn(libraryGroups, 'loan_periods_group');
    // Only ready periods are read. A replaced period is being deleted, one that is gone has no rows left.
    table
      .string('state', 8)
      .notNullable()
      .checkIn(['loading', 'ready', 'replaced', 'gone'], 'loan_periods_state');
    table.unique(['import_id', 'year', 'lib_group']);
  });
  // One file is imported at a time, and one period of a year and group is read.
  await knex.raw(`create unique index loan_imports_loading on loan_imports (state) where state = 'loading'`);
  await knex.raw(
    `create unique index loan_periods_ready on loan_periods (year, lib_group) where state = 'ready'`,
  );
  await loanRows(knex);
  await knex.schema.createTable('loan_totals', (table) => {
    reference(table, 'period_id', 'loan_periods');
    // Empty for ISBNs that the register of works does not know.
    table.string('type', 20).notNullable();
    table.integer('isbns').notNullable();
    table.bigInteger('loans').notNullable();
    table.primary(['period_id', 'type']);
  });
  await knex.schema.createTable('library_classes', (table) => {
    table.string('code', 20).primary();
    table.string('term_fi', 200).notNullable();
    table.string('term_sv', 200).notNullable();
    table.string('term_en', 200).notNullable();
    // In thousandths.
    table.integer('factor').notNullable();
    table.check('factor between 0 and 10000', [], 'library_classes_factor');
  });
}

/** The columns of a deduction, which a year and a distribution have several of. */
function deductionColumns(table: Knex.CreateTableBuilder, of: string): void {
  table.smallint('position').notNullable();
  table.string('code', 20).notNullable();
  for (const name of ['name_fi', 'name_sv', 'name_en']) table.string(name, 100).notNullable();
  // Hundredths of a percent of the pot.
  table.integer('percent_hundredths').notNullable();
  table.check('percent_hundredths between 0 and 9999', [], `${of}_percent`);
}

/** The settings of the distributions that are paid in a year. */
async function accountingYears(knex: Knex): Promise<void> {
  await knex.schema.createTable('accounting_years', (table) => {
    table.integer('year').primary();
    cents(table, 'minimum_cents');
    // Days before the payment.
    table.smallint('record_day_offset').notNullable();
    table.smallint('claim_years').notNullable();
    // Null for never.
    table.smallint('pay_out_after_years');
    // First digits of ISBNs, separated by commas.
    table.string('unregistered_prefixes', 700).notNullable();
  });
  await knex.schema.createTable('accounting_deductions', (table) => {
    table.integer('year').notNullable().references('year').inTable('accounting_years');
    deductionColumns(table, 'accounting_deductions');
    table.primary(['year', 'position']);
  });
  // What is withheld without tax data.
  const payeeKinds = ['estate', 'organisation', 'creator', 'beneficiary', 'representative'];
  await knex.schema.createTable('withholding_defaults', (table) => {
    table.integer('year').notNullable().references('year').inTable('accounting_years');
    table.string('payee_kind', 14).notNullable().checkIn(payeeKinds, 'withholding_defaults_kind');
    table
      .string('residence', 8)
      .notNullable()
      .checkIn(['domestic', 'abroad'], 'withholding_defaults_residence');
    // Whole tenths of a percent.
    table.smallint('rate').notNullable();
    table.check('rate between 0 and 1000', [], 'withholding_defaults_rate');
    table.primary(['year', 'payee_kind', 'residence']);
  });
}

/** Tens of millions of rows: the primary key covers every query. */
async function loanRows(knex: Knex): Promise<void> {
  const rest = `isbn varchar(13) not null, loans integer not null constraint loans_count check (loans >= 0)`;
  if (!isPostgres(knex)) {
    await createIndexTable(
      knex,
      'loans',
      `period_id integer not null references loan_periods (id), ${rest}`,
      'period_id, isbn',
    );
    return;
  }
  await knex.raw(
    `create table loans (period_id integer not null, ${rest}, primary key (period_id, isbn) include (loans))`,
  );
  // PostgreSQL looks a foreign key up for each row, which cost more than storing the row. This trigger checks the
  // periods once for each statement.
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

async function distributions(knex: Knex): Promise<void> {
  await knex.schema.createTable('distributions', (table) => {
    table.increments('id');
    publicHash(table);
    table.string('name', 200).notNullable();
    // A main distribution allocates a pot; a late one pays parts of the reserves of main ones.
    table.string('kind', 4).notNullable().defaultTo('main').checkIn(['main', 'late'], 'distributions_kind');
    // A day, as 2026-12-15.
    table.string('pay_date', 10).notNullable().index();
    // Whether authors are shown the day of payment.
    flag(table, 'announced');
    cents(table, 'pot_cents');
    cents(table, 'minimum_cents');
    // The compensation that is paid: a share is paid when its holder's contract covers it at the end of the record day.
    // Null in a late distribution, which pays that of each main one.
    table.string('source', 4);
    table.string('record_day', 10).notNullable();
    table
      .string('state', 10)
      .notNullable()
      .checkIn(['draft', 'calculated', 'approved', 'paid'], 'distributions_state');
    // First digits of ISBNs, separated by commas.
    table.string('unregistered_prefixes', 700).notNullable().defaultTo('');
    // The current calculation. It is no foreign key, because either table refers to the other.
    table.integer('calculation_id').unsigned();
    time(table, 'created_at').notNullable();
    // The payer, and what the payees' bank statements say, as they were at the approval.
    table.string('payer_name', 200);
    table.string('payer_iban', 40);
    table.string('payer_bic', 11);
    table.string('information', 200);
    // The message id of the payment file that was downloaded last.
    table.string('exported_message', 35);
    // A part of the message id, so that a file that differs from an earlier one has another id.
    table.integer('message_number').notNullable().defaultTo(1);
    // Until this day the reserve of a paid main distribution can be claimed; null in all others.
    table.string('claimable_until', 10);
    table.check(
      `minimum_cents >= 0 and case kind when 'main' then pot_cents > 0 and source is not null
                                   else pot_cents = 0 and source is null end`,
      [],
      'distributions_amounts',
    );
    table.check(`claimable_until is null or kind = 'main'`, [], 'distributions_claimable');
    // Afterwards the day of payment may move before the record day, which has had its effect.
    table.check(`state in ('approved', 'paid') or record_day <= pay_date`, [], 'distributions_record_day');
    table.check(`state = 'draft' or calculation_id is not null`, [], 'distributions_calculated');
  });
  // Two calculations at a time could pay the same part of a reserve.
  await knex.raw(
    `create unique index distributions_open_late on distributions (kind)
      where kind = 'late' and state in ('draft', 'calculated')`,
  );
  // The years and groups whose loans count.
  await knex.schema.createTable('distribution_periods', (table) => {
    reference(table, 'distribution_id', 'distributions');
    table.integer('year').notNullable();
    table.string('lib_group', 6).notNullable().checkIn(libraryGroups, 'distribution_periods_group');
    table.primary(['distribution_id', 'year', 'lib_group']);
  });
  // A snapshot of the library classes' factors from when the distribution was created, in thousandths.
  await knex.schema.createTable('distribution_factors', (table) => {
    reference(table, 'distribution_id', 'distributions');
    table.string('code', 20).notNullable();
    table.integer('factor').notNullable();
    table.primary(['distribution_id', 'code']);
    table.check('factor between 0 and 10000', [], 'distribution_factors_factor');
  });
  await knex.schema.createTable('distribution_deductions', (table) => {
    reference(table, 'distribution_id', 'distributions');
    deductionColumns(table, 'distribution_deductions');
    table.primary(['distribution_id', 'position']);
  });
  await knex.schema.createTable('distribution_events', (table) => {
    const kinds = [
      ...['created', 'changed', 'asked', 'calculated', 'stopped', 'approved', 'exported', 'paid', 'returned'],
      ...['repeated', 'dropped', 'held', 'funded', 'rejected', 'reopened', 'expired'],
    ];
    table.increments('id');
    reference(table, 'distribution_id', 'distributions').index();
    table.string('kind', 12).notNullable().checkIn(kinds, 'distribution_events_kind');
    // Null when the server itself initiated the event.
    optionalReference(table, 'account_id', 'accounts');
    // The installation allowed the person who requested the calculation to approve it.
    flag(table, 'by_one_person');
    // The event's figures, as JSON.
    table.text('facts').notNullable();
    time(table, 'at').notNullable();
  });
}

/** Invoices and credit notes, whose numbers have no gaps, and the distributions that they fund. */
async function invoices(knex: Knex): Promise<void> {
  await knex.schema.createTable('invoices', (table) => {
    table.increments('id');
    publicHash(table);
    // Null in a draft.
    table.integer('number').unique();
    table.string('state', 8).notNullable().checkIn(['draft', 'sent', 'paid', 'credited'], 'invoices_state');
    table.string('payer_name', 200).notNullable();
    // Empty for a payer abroad.
    table.string('business_id', 9).notNullable();
    table.string('address', 400).notNullable();
    table.string('language', 2).notNullable().checkIn(['fi', 'sv', 'en'], 'invoices_language');
    // The compensation that is invoiced.
    table.string('source', 4).notNullable();
    // Days; the first one is null in a draft.
    table.string('issued', 10);
    table.string('due', 10).notNullable();
    table.string('paid_on', 10);
    // Null in a draft and in a credit note.
    table.string('reference', 20).unique();
    // The society's details when it was sent, as JSON; null in a draft.
    table.text('sender');
    // The invoice that this credit note credits: each at most once.
    optionalReference(table, 'credits_id', 'invoices').unique();
    // The sums of the lines; VAT is rounded per rate.
    cents(table, 'net_cents');
    cents(table, 'vat_cents');
    time(table, 'created_at').notNullable();
    table.check(
      `case when state = 'draft' then number is null and issued is null and sender is null else number is not null and issued is not null and sender is not null end`,
      [],
      'invoices_sent',
    );
    table.check(`state <> 'paid' or paid_on is not null`, [], 'invoices_paid');
    table.check(`credits_id is null or state = 'sent'`, [], 'invoices_credit_note');
  });
  await knex.schema.createTable('invoice_lines', (table) => {
    reference(table, 'invoice_id', 'invoices');
    table.integer('position').notNullable();
    table.string('text', 200).notNullable();
    cents(table, 'cents');
    // In hundredths of a percent.
    table.integer('vat_hundredths').notNullable();
    table.primary(['invoice_id', 'position']);
    table.check('vat_hundredths between 0 and 10000', [], 'invoice_lines_vat');
  });
  // The PDF as it was made; it is never made again with other contents.
  await knex.schema.createTable('invoice_pdfs', (table) => {
    reference(table, 'invoice_id', 'invoices').primary();
    table.binary('pdf').notNullable();
  });
  await knex.schema.createTable('distribution_invoices', (table) => {
    reference(table, 'distribution_id', 'distributions');
    reference(table, 'invoice_id', 'invoices').index();
    cents(table, 'cents');
    table.primary(['distribution_id', 'invoice_id']);
    table.check('cents > 0', [], 'distribution_invoices_cents');
  });
}

/** The rows of a calculation become visible when its distribution refers to it. */
async function calculations(knex: Knex): Promise<void> {
  await knex.schema.createTable('calculations', (table) => {
    table.increments('id');
    publicHash(table);
    // Null once the distribution has been removed.
    optionalReference(table, 'distribution_id', 'distributions').index();
    // A replaced calculation is being deleted.
    table.string('state', 8).notNullable().checkIn(['loading', 'ready', 'replaced'], 'calculations_state');
    // Null for an imported calculation.
    optionalReference(table, 'requested_by_account_id', 'accounts');
    // While it runs, its works are locked until then.
    time(table, 'locked_until');
    table.integer('works').notNullable().defaultTo(0);
    // Loans times factor, in thousandths.
    table.bigInteger('points').notNullable().defaultTo(0);
    // pot = deducted + gross + reserve; carried_over is the part of gross that is below the minimum.
    cents(table, 'deducted_cents').defaultTo(0);
    cents(table, 'gross_cents').defaultTo(0);
    cents(table, 'reserve_cents').defaultTo(0);
    // Of the reserve: how many lines it has, the part of unregistered ISBNs, what approved late distributions took, and what has expired.
    table.integer('reserve_lines').notNullable().defaultTo(0);
    cents(table, 'unregistered_cents').defaultTo(0);
    cents(table, 'claimed_cents').defaultTo(0);
    cents(table, 'expired_cents').defaultTo(0);
    cents(table, 'carried_over_cents').defaultTo(0);
    // Of its payments: what earlier distributions carried over to them, and their sums as last calculated.
    cents(table, 'carried_in_cents').defaultTo(0);
    table.integer('profiles').notNullable().defaultTo(0);
    table.integer('payments').notNullable().defaultTo(0);
    table.integer('without_account').notNullable().defaultTo(0);
    cents(table, 'payments_cents').defaultTo(0);
    cents(table, 'withheld_cents').defaultTo(0);
    // Those of them that the bank is asked to transfer: with an account, and more than nothing after tax.
    table.integer('transfers').notNullable().defaultTo(0);
    cents(table, 'transfers_cents').defaultTo(0);
    // The same for those that staff make by hand.
    table.integer('manual').notNullable().defaultTo(0);
    cents(table, 'manual_cents').defaultTo(0);
    time(table, 'started_at').notNullable();
    time(table, 'finished_at');
  });
  // The periods whose loans it counted; another period of the same year and group was imported later.
  await knex.schema.createTable('calculation_periods', (table) => {
    reference(table, 'calculation_id', 'calculations');
    reference(table, 'period_id', 'loan_periods');
    table.primary(['calculation_id', 'period_id']);
  });
  // One calculation runs at a time.
  await knex.raw(`create unique index calculations_loading on calculations (state) where state = 'loading'`);
  await approvalByTwo(knex);
}

/** The person who requested the calculation that a distribution refers to does not approve it. */
async function approvalByTwo(knex: Knex): Promise<void> {
  const isOwn = `new.kind = 'approved' and new.by_one_person = 0 and exists (
    select 1 from distributions d join calculations c on c.id = d.calculation_id
     where d.id = new.distribution_id and c.requested_by_account_id = new.account_id)`;
  const message = 'another person has to approve the calculation';
  if (!isPostgres(knex)) {
    for (const change of ['insert', 'update'])
      await knex.raw(
        `create trigger distribution_events_two_people_${change} before ${change} on distribution_events
         when ${isOwn} begin select raise(abort, '${message}'); end`,
      );
    return;
  }
  await knex.raw(
    `create function distribution_events_two_people() returns trigger language plpgsql as $$
     begin
       if ${isOwn} then raise exception '${message}'; end if;
       return new;
     end $$`,
  );
  await knex.raw(
    `create trigger distribution_events_two_people before insert or update on distribution_events
     for each row execute function distribution_events_two_people()`,
  );
}

async function payments(knex: Knex): Promise<void> {
  await knex.schema.createTable('payments', (table) => {
    table.increments('id');
    publicHash(table);
    reference(table, 'calculation_id', 'calculations');
    reference(table, 'profile_id', 'profiles').index();
    // With what earlier distributions carried over.
    cents(table, 'gross_cents');
    // Whole tenths of a percent.
    table.smallint('tax_rate').notNullable();
    // Prepayment of tax, or tax at source.
    table
      .string('tax_kind', 11)
      .notNullable()
      .defaultTo('withholding')
      .checkIn(['withholding', 'source'], 'payments_tax_kind');
    cents(table, 'withheld_cents');
    // The payee and their account as they were at the approval; null when no account can be paid to.
    table.string('payee_name', 401).notNullable().defaultTo('');
    table.string('iban', 40);
    table.string('swift', 11);
    table.string('account_hash', 22);
    // The account is outside SEPA, so that staff make the payment by hand.
    flag(table, 'is_manual');
    table.string('state', 7).notNullable().checkIn(['planned', 'paid', 'failed'], 'payments_state');
    // Why it failed: noAccount, or the bank's reason code.
    table.string('failure', 40);
    // The day on which the books have the return by the bank: that of its import, but not before the day of payment. Null
    // for a payment that failed because there was no account, so that nothing was withheld from it.
    table.string('returned_on', 10);
    // When staff had a failed payment paid again to the same account; the next distribution includes it.
    time(table, 'repeated_at');
    // The statement's state, once it was requested.
    table.string('summary_state', 7).checkIn(['pending', 'ready', 'error'], 'payments_summary');
    table.check(
      'gross_cents > 0 and withheld_cents between 0 and gross_cents and tax_rate between 0 and 1000',
      [],
      'payments_amounts',
    );
    table.check(`(state = 'failed') = (failure is not null)`, [], 'payments_failure');
    table.check(`state = 'failed' or returned_on is null`, [], 'payments_returned');
    table.unique(['calculation_id', 'profile_id']);
  });
  await knex.raw(`create index payments_failed on payments (calculation_id) where state = 'failed'`);
  // Whom a distribution has notified of what, so that a second approval notifies no one again.
  await knex.schema.createTable('payment_notices', (table) => {
    reference(table, 'profile_id', 'profiles');
    reference(table, 'distribution_id', 'distributions').index();
    table
      .string('kind', 8)
      .notNullable()
      .checkIn(['made', 'failed', 'waiting', 'expiring'], 'payment_notices_kind');
    time(table, 'at').notNullable();
    table.primary(['profile_id', 'distribution_id', 'kind']);
  });
  await knex.raw(
    'create index payments_returned_on on payments (returned_on, calculation_id) where returned_on is not null',
  );
  // The statement as it was made; it is never made again with other contents.
  await knex.schema.createTable('payment_statements', (table) => {
    reference(table, 'payment_id', 'payments').primary();
    table.binary('pdf').notNullable();
    table.integer('size').notNullable();
  });
}

/** An accounting is one profile's result of one distribution; its lines are the works that it consists of. */
async function accountings(knex: Knex): Promise<void> {
  await knex.schema.createTable('accountings', (table) => {
    table.increments('id');
    publicHash(table);
    reference(table, 'calculation_id', 'calculations');
    reference(table, 'profile_id', 'profiles').index();
    cents(table, 'gross_cents');
    // Null while it is below the minimum: then it is carried over.
    optionalReference(table, 'payment_id', 'payments').index();
    table.check('gross_cents > 0', [], 'accountings_gross');
    table.unique(['calculation_id', 'profile_id']);
  });
  // Carried-over accountings that a calculation plans to pay with its own; the approval makes it final.
  await knex.schema.createTable('carried_accountings', (table) => {
    reference(table, 'payment_id', 'payments');
    reference(table, 'accounting_id', 'accountings').index();
    // The failed payment that the approval took it from; it belongs to that again when the distribution is reopened.
    optionalReference(table, 'replaced_payment_id', 'payments').index();
    table.primary(['payment_id', 'accounting_id']);
  });
  // Profiles whose carried-over sum staff had paid below the minimum.
  await knex.schema.createTable('payout_marks', (table) => {
    reference(table, 'profile_id', 'profiles').primary();
    reference(table, 'account_id', 'accounts');
    time(table, 'marked_at').notNullable();
    // Whose approval paid it; null until then, and again when the distribution is reopened.
    optionalReference(table, 'calculation_id', 'calculations').index();
  });
  await knex.schema.createTable('accounting_lines', (table) => {
    table.increments('id');
    reference(table, 'calculation_id', 'calculations');
    // Null when the amount is reserved.
    optionalReference(table, 'accounting_id', 'accountings');
    // Why it is reserved, and whose share it is when someone holds it.
    table
      .string('reason', 12)
      .checkIn(
        ['unclaimed', 'unregistered', 'closed', 'deceased', 'noContract', 'notCovered'],
        'accounting_lines_reason',
      );
    optionalReference(table, 'profile_id', 'profiles');
    // The share that is paid or reserved. It is no foreign key, because the line remains when its holder leaves.
    table.integer('share_id');
    // The line of a paid distribution's reserve that a late one pays. As a foreign key it would slow down the deletion of
    // replaced calculations, and a line that was paid is never deleted.
    table.integer('reserve_line_id');
    // A snapshot of the work; null when its ISBN was not in the register.
    optionalReference(table, 'work_id', 'works');
    table.string('isbn', 13).notNullable();
    table.string('name', 500).notNullable();
    table.string('role', 10).notNullable().checkIn(['author', 'translator'], 'accounting_lines_role');
    table.bigInteger('loans').notNullable();
    // In thousandths.
    table.integer('factor').notNullable();
    // The fraction of the work.
    table.integer('numerator').notNullable();
    table.integer('denominator').notNullable();
    cents(table, 'cents');
    // Of a reserved amount: what approved late distributions paid, and what has expired.
    cents(table, 'claimed_cents').defaultTo(0);
    cents(table, 'expired_cents').defaultTo(0);
    table.check('(accounting_id is null) = (reason is not null)', [], 'accounting_lines_reserved');
    table.check(
      `case when coalesce(reason, 'unclaimed') in ('unclaimed', 'unregistered') then profile_id is null
            else profile_id is not null end`,
      [],
      'accounting_lines_holder',
    );
    table.check(
      `(work_id is null) = (coalesce(reason, '') = 'unregistered')`,
      [],
      'accounting_lines_unregistered',
    );
    table.check(
      `claimed_cents >= 0 and expired_cents >= 0
        and claimed_cents + expired_cents <= case when reason is null then 0 else cents end`,
      [],
      'accounting_lines_claimed',
    );
    table.index('calculation_id');
  });
  // Without the reserve, whose queries would otherwise prefer this index to their own.
  await knex.raw(
    'create index accounting_lines_accountings on accounting_lines (accounting_id) where accounting_id is not null',
  );
  await knex.raw(
    'create index accounting_lines_holders on accounting_lines (profile_id) where profile_id is not null',
  );
  await knex.raw(
    // Covers the sums by reason and state.
    `create index accounting_lines_reserve
      on accounting_lines (calculation_id, cents desc, id, reason, claimed_cents, expired_cents)
      where accounting_id is null`,
  );
  await knex.raw(
    `create index accounting_lines_isbns on accounting_lines (isbn, calculation_id) where accounting_id is null`,
  );
  await knex.raw(
    `create index accounting_lines_late on accounting_lines (reserve_line_id) where reserve_line_id is not null`,
  );
  // ISBNs whose loans have no points although they are not in the register, such as school books.
  await knex.schema.createTable('excluded_isbns', (table) => {
    table.string('isbn', 13).primary();
    reference(table, 'account_id', 'accounts');
    time(table, 'excluded_at').notNullable();
  });
}

async function jobs(knex: Knex): Promise<void> {
  await knex.schema.createTable('jobs', (table) => {
    table.increments('id');
    table.string('kind', 60).notNullable();
    table.text('payload').notNullable();
    // A job is enqueued once for its key.
    table.string('idempotency_key', 120).notNullable().unique();
    table.string('state', 8).notNullable().checkIn(['ready', 'leased', 'done', 'dead'], 'jobs_state');
    // While ready: when to run; while leased: when the lease expires.
    time(table, 'due_at').notNullable();
    table.string('lease', 36);
    table.integer('attempts').notNullable().defaultTo(0);
    table.text('last_error');
    time(table, 'created_at').notNullable();
    table.index(['state', 'due_at']);
  });
  await knex.schema.createTable('catalogue_cache', (table) => {
    table.string('key', 120).primary();
    table.text('reply').notNullable();
    time(table, 'expires_at').notNullable().index();
  });
}

/** The audit log has no foreign keys: a line outlives its account, its profile and its editor. */
async function auditLog(knex: Knex): Promise<void> {
  await knex.schema.createTable('audit_log', (table) => {
    table.increments('id');
    time(table, 'at').notNullable();
    table.string('event', 60).notNullable();
    table.integer('account_id').unsigned();
    table.integer('profile_id').unsigned();
    flag(table, 'as_staff');
    table.string('request_id', 40);
    // What was changed: names of fields, never an identity code or an account number.
    table.text('facts').notNullable();
    // Of an editor's change: the user of Strapi's admin, and the entry and kind of content.
    table.integer('editor_id').unsigned();
    table.text('editor_name');
    table.string('subject', 80);
    table.string('content', 40);
    table.index(['profile_id', 'id']);
    // Nearly all lines are of customers, and have no content.
    table.index(['content', 'id'], 'audit_log_content', { predicate: knex.whereNotNull('content') });
    // What staff did with a login is looked up at each change of an account number.
    table.index(['profile_id', 'at'], 'audit_log_staff', { predicate: knex.whereRaw('as_staff = 1') });
  });
  if (isPostgres(knex)) {
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
  for (const change of ['update', 'delete']) {
    await knex.raw(
      `create trigger audit_log_no_${change} before ${change} on audit_log
       begin select raise(abort, 'audit_log is append-only'); end`,
    );
  }
  // `insert or replace` deletes a line without a delete trigger.
  await knex.raw(
    `create trigger audit_log_no_replace before insert on audit_log
     when exists (select 1 from audit_log where id = new.id)
     begin select raise(abort, 'audit_log is append-only'); end`,
  );
}

/** Strapi creates the tables of its content types after this migration; these only accompany them. */
async function content(knex: Knex): Promise<void> {
  await knex.schema.createTable('content_revisions', (table) => {
    table.string('content', 60).primary();
    table.integer('revision').notNullable();
  });
  // A transaction that changes content locks this row, so it must always exist.
  await knex('content_revisions').insert({ content: 'published', revision: 0 });
  // Folders of the first content that were offered once: an entry that editors delete does not come back.
  await knex.schema.createTable('first_content', (table) => table.string('entry', 160).primary());
  // The addresses to which an announcement was sent as a newsletter.
  await knex.schema.createTable('newsletter_deliveries', (table) => {
    table.string('announcement_hash', 22).notNullable();
    // The vault's index of the address.
    table.string('email_index', 43).notNullable();
    table.primary(['announcement_hash', 'email_index']);
  });
}

async function vaultCanaries(knex: Knex): Promise<void> {
  await knex.schema.createTable('vault_canaries', (table) => {
    // The index key, or an encrypting key by its id.
    table.string('name', 80).primary();
    table.text('value').notNullable();
  });
}

async function schemaVersion(knex: Knex): Promise<void> {
  await knex.schema.createTable('schema_version', (table) => {
    table.string('digest', 64).primary();
    // The attributes of the content types of the newest build that has started, as a JSON list.
    table.text('content').notNullable();
  });
  await knex('schema_version').insert({ digest: schemaDigest, content: '[]' });
}

export async function up(knex: Knex): Promise<void> {
  await profiles(knex);
  await accounts(knex);
  await bankAccounts(knex);
  await customerNotes(knex);
  await deathReports(knex);
  await outreach(knex);
  await dataExports(knex);
  await sessions(knex);
  await authorNames(knex);
  await isni(knex);
  await works(knex);
  await bookSuggestions(knex);
  await changeSuggestions(knex);
  await messages(knex);
  await taxation(knex);
  await loans(knex);
  await accountingYears(knex);
  await distributions(knex);
  await invoices(knex);
  await calculations(knex);
  await payments(knex);
  await accountings(knex);
  await jobs(knex);
  await auditLog(knex);
  await content(knex);
  await vaultCanaries(knex);
  await schemaVersion(knex);
}
