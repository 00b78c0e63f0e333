import type { Knex } from 'knex';

/** Times are ISO 8601 in UTC, as text: they sort, and read the same on both databases. */
const time = (table: Knex.CreateTableBuilder, name: string) => table.string(name, 24);
const publicHash = (table: Knex.CreateTableBuilder) => table.string('hash', 22).notNullable().unique();
const reference = (table: Knex.CreateTableBuilder, name: string, to: string) =>
  table.integer(name).unsigned().references('id').inTable(to);
/** More cents than 32 bits hold. */
const cents = (table: Knex.CreateTableBuilder, name: string) => table.bigInteger(name).notNullable();
const flag = (table: Knex.CreateTableBuilder, name: string) =>
  table.smallint(name).notNullable().defaultTo(0).checkIn(['0', '1'], `distributions_${name}`);

const groups = ['gen', 'sci', 'cel', 'e-gen', 'e-sci'];

/** What staff have decided of a distribution, and what they did. */
async function distributions(knex: Knex): Promise<void> {
  await knex.schema.createTable('distributions', (table) => {
    table.increments('id');
    publicHash(table);
    table.string('name', 200).notNullable();
    // A day, as 2026-12-15.
    table.string('pay_date', 10).notNullable().index();
    // Authors are shown the day of payment.
    flag(table, 'announced');
    cents(table, 'pot_cents');
    cents(table, 'minimum_cents');
    table
      .string('state', 10)
      .notNullable()
      .checkIn(['draft', 'calculated', 'approved', 'paid'], 'distributions_state');
    // Of the calculation that holds; the tables know each other, so the database cannot check it.
    table.integer('calculation_id').unsigned();
    time(table, 'created_at').notNullable();
    // Who pays and what stands on the payees' accounts, as it was when it was approved.
    table.string('payer_name', 200);
    table.string('payer_iban', 40);
    table.string('payer_bic', 11);
    table.string('information', 200);
    // The message of the file for the bank that was downloaded last.
    table.string('exported_message', 35);
    table.check('pot_cents > 0 and minimum_cents >= 0', [], 'distributions_amounts');
    table.check(`state = 'draft' or calculation_id is not null`, [], 'distributions_calculated');
  });
  // The loans that count: of these years in these groups.
  await knex.schema.createTable('distribution_periods', (table) => {
    reference(table, 'distribution_id', 'distributions').notNullable();
    table.integer('year').notNullable();
    table.string('lib_group', 6).notNullable().checkIn(groups, 'distribution_periods_group');
    table.primary(['distribution_id', 'year', 'lib_group']);
  });
  // The factors of library classes as they were when it was made, in thousandths.
  await knex.schema.createTable('distribution_factors', (table) => {
    reference(table, 'distribution_id', 'distributions').notNullable();
    table.string('code', 20).notNullable();
    table.integer('factor').notNullable();
    table.primary(['distribution_id', 'code']);
    table.check('factor between 0 and 10000', [], 'distribution_factors_factor');
  });
  await knex.schema.createTable('distribution_events', (table) => {
    table.increments('id');
    reference(table, 'distribution_id', 'distributions').notNullable().index();
    table
      .string('kind', 12)
      .notNullable()
      .checkIn(
        ['created', 'changed', 'asked', 'calculated', 'stopped', 'approved', 'exported', 'paid', 'returned'],
        'distribution_events_kind',
      );
    // Nobody's: the server's own.
    reference(table, 'account_id', 'accounts');
    // Numbers that go with it, as JSON.
    table.text('facts').notNullable();
    time(table, 'at').notNullable();
  });
}

/** What came of it. The rows of a calculation are seen once its distribution names it. */
async function calculations(knex: Knex): Promise<void> {
  await knex.schema.createTable('calculations', (table) => {
    table.increments('id');
    publicHash(table);
    // None once that has been removed.
    reference(table, 'distribution_id', 'distributions').index();
    // What was replaced is on its way out.
    table.string('state', 8).notNullable().checkIn(['loading', 'ready', 'replaced'], 'calculations_state');
    // While it runs, its works are locked until then.
    time(table, 'locked_until');
    table.integer('works').notNullable().defaultTo(0);
    // Loans times factor, in thousandths.
    table.bigInteger('points').notNullable().defaultTo(0);
    // pot = gross + reserve; what of the gross is carried over stays below the minimum.
    table.bigInteger('gross_cents').notNullable().defaultTo(0);
    table.bigInteger('reserve_cents').notNullable().defaultTo(0);
    table.bigInteger('carried_over_cents').notNullable().defaultTo(0);
    // Of its payments: what they bring along from before, and their sums as they were settled last.
    table.bigInteger('carried_in_cents').notNullable().defaultTo(0);
    table.integer('profiles').notNullable().defaultTo(0);
    table.integer('payments').notNullable().defaultTo(0);
    table.integer('without_account').notNullable().defaultTo(0);
    table.bigInteger('payments_cents').notNullable().defaultTo(0);
    table.bigInteger('withheld_cents').notNullable().defaultTo(0);
    // Of them, those that the bank is asked for: with an account, and something left after tax.
    table.integer('transfers').notNullable().defaultTo(0);
    table.bigInteger('transfers_cents').notNullable().defaultTo(0);
    time(table, 'started_at').notNullable();
    time(table, 'finished_at');
  });
  // The loans that it has counted; those of another period of the same year and group came later.
  await knex.schema.createTable('calculation_periods', (table) => {
    reference(table, 'calculation_id', 'calculations').notNullable();
    reference(table, 'period_id', 'loan_periods').notNullable();
    table.primary(['calculation_id', 'period_id']);
  });
  // One calculation at a time.
  await knex.raw(`create unique index calculations_loading on calculations (state) where state = 'loading'`);
  await knex.schema.createTable('payments', (table) => {
    table.increments('id');
    publicHash(table);
    reference(table, 'calculation_id', 'calculations').notNullable();
    reference(table, 'profile_id', 'profiles').notNullable().index();
    // With what earlier distributions carried over.
    cents(table, 'gross_cents');
    // Whole tenths of a percent, as it is withheld at.
    table.smallint('tax_rate').notNullable();
    cents(table, 'withheld_cents');
    // Whom it goes to, and where: no account that can be paid to is null. As it was when the distribution was approved.
    table.string('payee_name', 401).notNullable().defaultTo('');
    table.string('iban', 40);
    table.string('swift', 11);
    table.string('account_hash', 22);
    table.string('state', 7).notNullable().checkIn(['planned', 'paid', 'failed'], 'payments_state');
    // Why it failed: noAccount, or what the bank gave as its reason.
    table.string('failure', 40);
    time(table, 'failed_at');
    // The statement: asked for, made, or it could not be made.
    table.string('summary_state', 7).checkIn(['pending', 'ready', 'error'], 'payments_summary');
    table.check(
      'gross_cents > 0 and withheld_cents between 0 and gross_cents and tax_rate between 0 and 1000',
      [],
      'payments_amounts',
    );
    table.check(`(state = 'failed') = (failure is not null)`, [], 'payments_failure');
    table.unique(['calculation_id', 'profile_id']);
  });
  await knex.raw(`create index payments_failed on payments (calculation_id) where state = 'failed'`);
  // The statement as it was made, never made again otherwise.
  await knex.schema.createTable('payment_statements', (table) => {
    table.integer('payment_id').unsigned().primary().references('id').inTable('payments');
    table.binary('pdf').notNullable();
    table.integer('size').notNullable();
    time(table, 'made_at').notNullable();
  });
}

/** One profile's result of one distribution, and what it is made of. */
async function accountings(knex: Knex): Promise<void> {
  await knex.schema.createTable('accountings', (table) => {
    table.increments('id');
    publicHash(table);
    reference(table, 'calculation_id', 'calculations').notNullable();
    reference(table, 'profile_id', 'profiles').notNullable().index();
    cents(table, 'gross_cents');
    // Null while it is below the minimum: then it is carried over.
    reference(table, 'payment_id', 'payments').index();
    table.check('gross_cents > 0', [], 'accountings_gross');
    table.unique(['calculation_id', 'profile_id']);
  });
  // What a calculation means to pay along with its own; it is so from the approval on.
  await knex.schema.createTable('carried_accountings', (table) => {
    reference(table, 'payment_id', 'payments').notNullable();
    reference(table, 'accounting_id', 'accountings').notNullable().index();
    table.primary(['payment_id', 'accounting_id']);
  });
  await knex.schema.createTable('accounting_lines', (table) => {
    table.increments('id');
    reference(table, 'calculation_id', 'calculations').notNullable().index();
    // Null: nobody has claimed it, it is kept in reserve.
    reference(table, 'accounting_id', 'accountings').index();
    // The work as it was.
    reference(table, 'work_id', 'works').notNullable();
    table.string('isbn', 13).notNullable();
    table.string('name', 500).notNullable();
    table.string('role', 10).notNullable().checkIn(['author', 'translator'], 'accounting_lines_role');
    table.bigInteger('loans').notNullable();
    // In thousandths.
    table.integer('factor').notNullable();
    // The part of the work.
    table.integer('numerator').notNullable();
    table.integer('denominator').notNullable();
    cents(table, 'cents');
  });
  await knex.raw(
    `create index accounting_lines_reserve on accounting_lines (calculation_id, cents desc, id)
      where accounting_id is null`,
  );
}

export async function up(knex: Knex): Promise<void> {
  await distributions(knex);
  await calculations(knex);
  await accountings(knex);
}
