import { copyFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../environment.mjs';

/**
 * Compares the calculation of a distribution over ten million rows of loans, from the database to stored accountings,
 * with the database's own GROUP BY over the same rows, and the late distribution that pays most of its reserve with that
 * calculation. Reports the milliseconds of each round, and the maximum memory of the process. BENCH_FILE names the
 * register, and BENCH_COPY the copy of it that is calculated.
 * @typedef {{ ours: number, bare: number }} Round
 * @typedef {{ run: (...values: unknown[]) => void, get: (...values: unknown[]) => Record<string, number>, iterate:
 * (...values: unknown[]) => Iterable<unknown> }} Statement
 * @typedef {{ exec: (sql: string) => void, pragma: (text: string) => void, prepare: (sql: string) => Statement, close:
 * () => void }} Sqlite
 */
const require = createRequire(path.join(root, 'cms/package.json'));
const Sqlite = /** @type {new (file: string) => Sqlite} */ (require('better-sqlite3'));
const dist = path.join(root, 'cms/dist/src');
const { runCalculation } =
  /** @type {typeof import('../../cms/src/api/distribution/calculation/run-calculation.js')} */ (
    require(path.join(dist, 'api/distribution/calculation/run-calculation.js'))
  );
const { claimReserve } = /** @type {typeof import('../../cms/src/api/distribution/reserve-store.js')} */ (
  require(path.join(dist, 'api/distribution/reserve-store.js'))
);
const { openConnection } = /** @type {typeof import('../../cms/src/data/connection.js')} */ (
  require(path.join(dist, 'data/connection.js'))
);

const rounds = 3;
const years = 10;
const groups = ['gen', 'sci', 'cel', 'e-gen', 'e-sci'];
const pot = 1_234_567_890;
const deducted = 61_728_394;
const at = '2026-01-01T00:00:00.000Z';
const product = 'nimio';
const { BENCH_FILE: register = '', BENCH_COPY: file = '' } = process.env;

/** @param {string} path */
function open(path) {
  const opened = new Sqlite(path);
  opened.pragma('foreign_keys = ON');
  return opened;
}

/** The ISBN of a work with a wrong check digit, so that no work has it. */
const unregistered = `substr(w.isbn, 1, 12) || ((substr(w.isbn, 13) + 1) % 10)`;
const contract = `insert into contracts (hash, profile_id, type, description, valid_from, comp_types, created_at)
  select 'bench' || id, id, 'VALKIR', '${product}', '2020-01-01', '*', '${at}' from profiles`;

/**
 * Inserts loans of each work, and of an unregistered ISBN for each twentieth, in ten years and five groups, contracts of
 * two thirds of the customers, and a distribution with a deduction.
 */
function prepare() {
  const database = open(register);
  const { found } = database
    .prepare(`select count(*) as found from distributions where hash = 'bench'`)
    .get();
  if (found) return database.close();
  // All or nothing, since a register that is prepared in part would be taken for a prepared one.
  database.exec(`begin;
    delete from loan_totals; delete from loans; delete from calculation_periods; delete from loan_periods;
    delete from contracts;
    ${contract} where id % 3 > 0;
    insert into loan_imports (digest, state, read_lines, started_at) values ('bench', 'done', 0, '${at}');
    insert into distributions (hash, name, pay_date, source, record_day, announced, pot_cents, minimum_cents, state,
        unregistered_prefixes, created_at)
      values ('bench', 'Bench', '2026-12-15', 'LK', '2026-11-15', 0, ${pot}, 1000, 'draft', '978951,978952', '${at}');
    insert into distribution_deductions (distribution_id, position, code, name_fi, name_sv, name_en, percent_hundredths)
      select id, 0, 'bench', 'Bench', 'Bench', 'Bench', 500 from distributions where hash = 'bench'`);
  for (let year = 2016; year < 2016 + years; year += 1) {
    for (const group of groups) {
      database.exec(`insert into loan_periods (import_id, year, lib_group, state)
          select max(id), ${year}, '${group}', 'ready' from loan_imports;
        insert into loans (period_id, isbn, loans)
          select p.id, t.isbn, (t.id * 7919 + p.id) % 997
            from (select max(id) as id from loan_periods) p,
                 (select w.id, w.isbn from works w
                  union all select w.id, ${unregistered} from works w where w.id % 20 = 0) t
           order by t.isbn;
        insert into distribution_periods (distribution_id, year, lib_group)
          select id, ${year}, '${group}' from distributions where hash = 'bench'`);
    }
  }
  database.exec('commit; analyze');
  database.close();
}

prepare();
copyFileSync(register, file);
const database = open(file);

/**
 * @param {string} sql
 * @param {unknown[]} values
 */
const one = (sql, ...values) => database.prepare(sql).get(...values);

function bare() {
  const started = performance.now();
  const sums = database.prepare(
    `select isbn, sum(loans) as loans from loans
      where period_id in (select id from loan_periods where state = 'ready') group by isbn`,
  );
  let rows = 0;
  for (const _ of sums.iterate()) rows += 1;
  if (rows === 0) throw new Error('There are no loans');
  return performance.now() - started;
}

const source = /** @type {const} */ ({ client: 'sqlite', file });

/** Clears the previous calculation, as when staff calculate again. */
const clear = () => runCalculation({ kind: 'clear', source });

/** @param {'bench' | 'late'} hash of a distribution */
async function calculate(hash) {
  const { id: distributionId = 0 } = one('select id from distributions where hash = ?', hash);
  const started = performance.now();
  const outcome = await runCalculation({
    kind: 'calculate',
    source,
    distributionId,
    requestedBy: null,
    product,
    now: at,
  });
  if (outcome !== 'done') throw new Error(`The calculation was ${outcome}`);
  return performance.now() - started;
}

/** Throws if the stored amounts do not add up to the pot. */
function requireConserved() {
  const { id } = one(`select calculation_id as id from distributions where hash = 'bench'`);
  const totals = one(
    'select deducted_cents as deducted, gross_cents + reserve_cents as sum from calculations where id = ?',
    id,
  );
  const sums = [
    one('select sum(cents) as sum from accounting_lines where calculation_id = ?', id).sum,
    totals.sum,
    one(
      `select (select sum(gross_cents) from accountings where calculation_id = c.id)
            + (select sum(cents) from accounting_lines where calculation_id = c.id and accounting_id is null) as sum
         from calculations c where c.id = ?`,
      id,
    ).sum,
  ];
  if (totals.deducted !== deducted || sums.some((sum) => sum !== pot - deducted))
    throw new Error(`Cents were lost: ${sums.join(', ')} of ${pot} minus ${totals.deducted}`);
}

/**
 * Pays the distribution, makes all customers eligible, registers the unregistered ISBNs, and lets a customer claim each
 * work that no one has claimed.
 */
function prepareLate() {
  database.exec(`update payments set state = 'paid' where state = 'planned';
    update distributions set state = 'paid', claimable_until = '2029-12-31' where hash = 'bench';
    ${contract} where not exists (select 1 from contracts c where c.profile_id = profiles.id);
    insert into works (hash, isbn, name, type, creator_context, created_at)
      select 'bench' || w.id, ${unregistered}, w.name, w.type, w.creator_context, '${at}' from works w where w.id % 20 = 0;
    insert into deals (hash, work_id, role, amount, owner_profile_id, changed_at)
      select 'bench' || w.id, w.id, 'author', 2, n.profile_id, '${at}'
        from works w join author_names n on n.id = 1 + w.id % (select count(*) from author_names)
       where not exists (select 1 from deals d where d.work_id = w.id and d.role = 'author');
    insert into shares (deal_id, profile_id, author_name_id, seen_at, created_at)
      select d.id, d.owner_profile_id, (select min(n.id) from author_names n where n.profile_id = d.owner_profile_id), '${at}', '${at}'
        from deals d where d.hash like 'bench%';
    insert into distributions (hash, name, kind, pay_date, record_day, announced, pot_cents, minimum_cents, state, created_at)
      values ('late', 'Late', 'late', '2026-12-16', '2026-11-16', 0, 0, 1000, 'draft', '${at}');
    analyze`);
}

/** Takes what the late distribution pays from the reserve, as its approval does. */
async function claim() {
  const { id = 0 } = one(`select calculation_id as id from distributions where hash = 'late'`);
  const connection = await openConnection(source);
  const tx = { ...connection, lock: connection.first };
  const started = performance.now();
  await connection.transaction(() =>
    claimReserve(/** @type {Parameters<typeof claimReserve>[0]} */ (/** @type {unknown} */ (tx)), id),
  );
  const took = performance.now() - started;
  await connection.close();
  const { claimed, paid } = one(
    `select (select sum(claimed_cents) from calculations) as claimed,
            (select sum(cents) from accounting_lines where calculation_id = ?) as paid`,
    id,
  );
  if (claimed !== paid) throw new Error(`${claimed} cents were claimed, ${paid} are paid`);
  return took;
}

const count = (/** @type {string} */ from) => one(`select count(*) as found from ${from}`).found ?? 0;

let megabytes = 0;
const watching = setInterval(() => {
  megabytes = Math.max(megabytes, process.memoryUsage().rss / 1024 / 1024);
}, 50);
/** @type {Round[]} */
const found = [];
for (let round = 0; round < rounds; round += 1) {
  found.push({ ours: await calculate('bench'), bare: bare() });
  requireConserved();
  await clear();
}
const counts = { payments: count('payments'), lines: count('accounting_lines'), rows: count('loans') };
const reserved = count('accounting_lines where accounting_id is null');
prepareLate();
/** @type {number[]} */
const late = [];
for (let round = 0; round < rounds; round += 1) {
  late.push(await calculate('late'));
  await clear();
}
const claimMilliseconds = await claim();
clearInterval(watching);
const paid = count('accounting_lines where reserve_line_id is not null');
database.close();
process.send?.({
  rounds: found,
  megabytes,
  ...counts,
  late: { ours: late, claim: claimMilliseconds, open: reserved, paid },
});
