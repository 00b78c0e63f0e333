import type { Knex } from 'knex';

/** Times are ISO 8601 in UTC, as text: they sort, and read the same on both databases. */
const time = (table: Knex.CreateTableBuilder, name: string) => table.string(name, 24);

const groups = ['gen', 'sci', 'cel', 'e-gen', 'e-sci'];

/** What libraries have lent, as files of loans have told, and by which factor a work's class multiplies it. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('loan_imports', (table) => {
    table.increments('id');
    // SHA-256 of the file: the same one again changes nothing, or is taken up where it was left.
    table.string('digest', 64).notNullable().index();
    table.string('state', 8).notNullable().checkIn(['loading', 'done', 'dropped'], 'loan_imports_state');
    // Lines of the file that have been stored or passed over.
    table.integer('read_lines').notNullable().defaultTo(0);
    time(table, 'started_at').notNullable();
    time(table, 'finished_at');
  });
  await knex.schema.createTable('loan_periods', (table) => {
    table.increments('id');
    table.integer('import_id').unsigned().notNullable().references('id').inTable('loan_imports').index();
    table.integer('year').notNullable();
    table.string('lib_group', 6).notNullable().checkIn(groups, 'loan_periods_group');
    // Only what is ready is read. What was replaced is on its way out, and has no rows once it is gone.
    table
      .string('state', 8)
      .notNullable()
      .checkIn(['loading', 'ready', 'replaced', 'gone'], 'loan_periods_state');
    table.unique(['import_id', 'year', 'lib_group']);
  });
  // One file at a time, and one period of a year and group that is read.
  await knex.raw(`create unique index loan_imports_loading on loan_imports (state) where state = 'loading'`);
  await knex.raw(
    `create unique index loan_periods_ready on loan_periods (year, lib_group) where state = 'ready'`,
  );
  await loans(knex);
  await knex.schema.createTable('loan_totals', (table) => {
    table.integer('period_id').unsigned().notNullable().references('id').inTable('loan_periods');
    // Empty: the register did not know the ISBNs.
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

/** Tens of millions of rows: their key is all that they have beside the number, and it answers alone. */
async function loans(knex: Knex): Promise<void> {
  const columns = `period_id integer not null references loan_periods (id),
    isbn varchar(13) not null,
    loans integer not null constraint loans_count check (loans >= 0)`;
  await knex.raw(
    (knex.client as { dialect: string }).dialect === 'postgresql'
      ? `create table loans (${columns}, primary key (period_id, isbn) include (loans))`
      : `create table loans (${columns}, primary key (period_id, isbn)) without rowid`,
  );
}
