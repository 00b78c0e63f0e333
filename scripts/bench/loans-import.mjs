import { once } from 'node:events';
import { chmodSync, createReadStream, createWriteStream } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../environment.mjs';

/**
 * Compares the import of BENCH_LINES lines of loans with the database's own bulk import of the same file into an empty
 * table: prepared inserts in one transaction on SQLite, COPY on PostgreSQL. Reports the milliseconds of each round.
 * @typedef {{ ours: number, bare: number }} Round
 */
const require = createRequire(path.join(root, 'cms/package.json'));
const dist = path.join(root, 'cms/dist');
/** @typedef {{ raw: (sql: string) => Promise<unknown> }} Knex */
const { createStrapi } =
  /** @type {{ createStrapi: (options: object) => { load: () => Promise<unknown>, destroy: () => Promise<void>, db: { connection: Knex } } }} */ (
    require('@strapi/strapi')
  );
const Sqlite =
  /** @type {new (file: string) => { exec: (sql: string) => void, pragma: (text: string) => void, prepare: (sql: string) => { run: (...values: unknown[]) => void }, close: () => void }} */ (
    require('better-sqlite3')
  );
const { importLoans } = /** @type {typeof import('../../cms/src/import/import-loans.js')} */ (
  require(path.join(dist, 'src/import/import-loans.js'))
);
const { system } = /** @type {typeof import('../../cms/src/system.js')} */ (
  require(path.join(dist, 'src/system.js'))
);

const rounds = 3;
const lines = Number(process.env.BENCH_LINES);
const dir = process.env.DATA_DIR ?? '';
const file = path.join(dir, 'loans.csv');
const isPostgres = process.env.DATABASE_CLIENT === 'postgres';

/** @param {number} index */
function isbnAt(index) {
  const bare = `978952${String(index).padStart(6, '0')}`;
  let sum = 0;
  for (let at = 0; at < 12; at += 1) sum += Number(bare[at]) * (at % 2 ? 3 : 1);
  return `${bare}${(10 - (sum % 10)) % 10}`;
}

/** Writes loans of two groups of one year, each sorted by ISBN, as real files are. */
async function writeFile() {
  const out = createWriteStream(file);
  out.write('isbn;year;group;loans\n');
  for (let index = 0; index < lines; index += 1) {
    const group = index < lines / 2 ? 'gen' : 'sci';
    const line = `${isbnAt(index % (lines / 2))};2024;${group};${index % 997}\n`;
    if (!out.write(line)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'close');
}

const columns =
  'isbn varchar(13) not null, year integer not null, lib_group varchar(6) not null, loans integer not null';

/** @param {Knex} knex */
async function bare(knex) {
  await knex.raw('drop table if exists bench_loans');
  await knex.raw(
    isPostgres
      ? `create table bench_loans (${columns}, primary key (year, lib_group, isbn) include (loans))`
      : `create table bench_loans (${columns}, primary key (year, lib_group, isbn)) without rowid`,
  );
  const started = performance.now();
  if (isPostgres) {
    await knex.raw(`copy bench_loans from '${file}' with (format csv, delimiter ';', header)`);
    return performance.now() - started;
  }
  const connection = new Sqlite(path.join(dir, 'nimio.db'));
  connection.pragma('synchronous = FULL');
  connection.exec('begin immediate');
  const insert = connection.prepare(
    'insert into bench_loans (isbn, year, lib_group, loans) values (?, ?, ?, ?)',
  );
  let isHeading = true;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    if (!isHeading) insert.run(...line.split(';'));
    isHeading = false;
  }
  connection.exec('commit');
  connection.close();
  return performance.now() - started;
}

/** @param {Knex} knex */
async function ours(knex) {
  const tables = ['loan_totals', 'loans', 'loan_periods', 'loan_imports'];
  // PostgreSQL would clean up deleted rows during the measurement; the baseline begins with a new table.
  if (isPostgres) await knex.raw(`truncate ${tables.join(', ')} cascade`);
  else for (const table of tables) await knex.raw(`delete from ${table}`);
  await knex.raw('vacuum');
  const started = performance.now();
  const { outcome } = await importLoans(system(), file, { isSaving: true, skipsWrong: false });
  if (outcome !== 'saved') throw new Error(`The loans were ${outcome}`);
  return performance.now() - started;
}

const strapi = createStrapi({ appDir: path.join(root, 'cms'), distDir: dist, autoReload: false });
await strapi.load();
await writeFile();
// PostgreSQL runs as another user, which has to read the file.
chmodSync(dir, 0o755);
const knex = strapi.db.connection;
/** @type {Round[]} */
const found = [];
for (let round = 0; round < rounds; round += 1)
  found.push({ ours: await ours(knex), bare: await bare(knex) });
process.send?.(found);
await strapi.destroy();
process.exit(0);
