import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../environment.mjs';

/**
 * Compares the calculation of a distribution over ten million rows of loans, from the database to stored accountings,
 * with the database's own GROUP BY over the same rows. Reports the milliseconds of each round, and the maximum memory
 * of the process. BENCH_FILE names the register.
 * @typedef {{ ours: number, bare: number }} Round
 * @typedef {{ run: (...values: unknown[]) => void, get: (...values: unknown[]) => Record<string, number>, iterate:
 * (...values: unknown[]) => Iterable<unknown> }} Statement
 * @typedef {{ exec: (sql: string) => void, pragma: (text: string) => void, prepare: (sql: string) => Statement, close:
 * () => void }} Sqlite
 */
const require = createRequire(path.join(root, 'cms/package.json'));
const Sqlite = /** @type {new (file: string) => Sqlite} */ (require('better-sqlite3'));
const { runCalculation } =
  /** @type {typeof import('../../cms/src/api/distribution/calculation/run-calculation.js')} */ (
    require(path.join(root, 'cms/dist/src/api/distribution/calculation/run-calculation.js'))
  );

const rounds = 3;
const years = 10;
const groups = ['gen', 'sci', 'cel', 'e-gen', 'e-sci'];
const pot = 1_234_567_890;
const file = process.env.BENCH_FILE ?? '';
const at = '2026-01-01T00:00:00.000Z';
const database = new Sqlite(file);
database.pragma('foreign_keys = ON');

/**
 * @param {string} sql
 * @param {unknown[]} values
 */
const one = (sql, ...values) => database.prepare(sql).get(...values);

/** Inserts loans of each work in ten years and five groups, and a distribution over them. */
function prepare() {
  if (one(`select count(*) as found from distributions where hash = 'bench'`).found) return;
  database.exec(`delete from loan_totals; delete from loans; delete from calculation_periods; delete from loan_periods;
    insert into loan_imports (digest, state, read_lines, started_at) values ('bench', 'done', 0, '${at}');
    insert into distributions (hash, name, pay_date, source, record_day, announced, pot_cents, minimum_cents, state, created_at)
      values ('bench', 'Bench', '2026-12-15', 'LK', '2026-11-15', 0, ${pot}, 1000, 'draft', '${at}')`);
  for (let year = 2016; year < 2016 + years; year += 1) {
    for (const group of groups) {
      database.exec(`insert into loan_periods (import_id, year, lib_group, state)
          select max(id), ${year}, '${group}', 'ready' from loan_imports;
        insert into loans (period_id, isbn, loans)
          select p.id, w.isbn, (w.id * 7919 + p.id) % 997 from (select max(id) as id from loan_periods) p, works w
           order by w.isbn;
        insert into distribution_periods (distribution_id, year, lib_group)
          select id, ${year}, '${group}' from distributions where hash = 'bench'`);
    }
  }
  database.exec('analyze');
}

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

async function ours() {
  const { id: distributionId } = one(`select id from distributions where hash = 'bench'`);
  const started = performance.now();
  const outcome = await runCalculation({
    kind: 'calculate',
    source,
    distributionId: distributionId ?? 0,
    requestedBy: null,
    product: 'nimio',
    now: at,
  });
  if (outcome !== 'done') throw new Error(`The calculation was ${outcome}`);
  return performance.now() - started;
}

/** Throws if the stored amounts do not add up to the pot. */
function requireConserved() {
  const { id } = one(`select calculation_id as id from distributions where hash = 'bench'`);
  const sums = [
    one('select sum(cents) as sum from accounting_lines where calculation_id = ?', id).sum,
    one('select gross_cents + reserve_cents as sum from calculations where id = ?', id).sum,
    one(
      `select (select sum(gross_cents) from accountings where calculation_id = c.id)
            + (select sum(cents) from accounting_lines where calculation_id = c.id and accounting_id is null) as sum
         from calculations c where c.id = ?`,
      id,
    ).sum,
  ];
  if (sums.some((sum) => sum !== pot)) throw new Error(`Cents were lost: ${sums.join(', ')} of ${pot}`);
}

prepare();
let megabytes = 0;
const watching = setInterval(() => {
  megabytes = Math.max(megabytes, process.memoryUsage().rss / 1024 / 1024);
}, 50);
/** @type {Round[]} */
const found = [];
for (let round = 0; round < rounds; round += 1) {
  found.push({ ours: await ours(), bare: bare() });
  requireConserved();
  // The previous calculation is cleared, as when staff calculate again.
  await runCalculation({ kind: 'clear', source });
}
clearInterval(watching);
const { payments } = one('select count(*) as payments from payments');
const { lines } = one('select count(*) as lines from accounting_lines');
const { rows } = one('select count(*) as rows from loans');
database.close();
process.send?.({ rounds: found, megabytes, payments, lines, rows });
