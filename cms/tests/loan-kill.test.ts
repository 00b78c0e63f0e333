import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCommand } from './harness/command.js';
import { isbnAt } from './harness/new-values.js';
import {
  type Installation,
  newInstallation,
  type OwnServer,
  registerAt,
  startOwnServer,
  Visitor,
} from './harness/own-server.js';

let installation: Installation;
let server: OwnServer;
let file: string;
/** Three batches, so that a kill after the first one comes before the last. */
const lines = 150_000;

const write = (loansOf: (index: number) => number): void => {
  const rows = Array.from({ length: lines }, (_, index) => `${isbnAt(index)};2024;gen;${loansOf(index)}`);
  writeFileSync(file, `isbn;year;group;loans\r\n${rows.join('\r\n')}\r\n`);
};

const command = (...flags: string[]) =>
  startCommand(installation, 'commands/import-loans.js', file, ...flags);

/** The numbers of visible rows and loans. */
async function shown() {
  const [row] = await installation
    .knex('loans')
    .join('loan_periods', 'loan_periods.id', 'loans.period_id')
    .where({ state: 'ready' })
    .select<{ rows: number | string; loans: number | string | null }[]>(
      installation.knex.raw('count(*) as rows, sum(loans) as loans'),
    );
  return { rows: Number(row?.rows), loans: Number(row?.loans) };
}

/** The stored position in the file. */
async function loaded(): Promise<number> {
  const row = await installation
    .knex('loan_imports')
    .where({ state: 'loading' })
    .first<{ read_lines: number } | undefined>('read_lines');
  return row?.read_lines ?? 0;
}

async function killWhenLoading(): Promise<number> {
  const { child, ended } = command('--save');
  await expect.poll(loaded, { timeout: 60_000, interval: 5 }).toBeGreaterThan(0);
  child.kill('SIGKILL');
  await ended;
  return loaded();
}

beforeAll(async () => {
  installation = await newInstallation('loans');
  file = path.join(installation.env['DATA_DIR'] ?? '', 'loans.csv');
  server = await startOwnServer(installation);
}, 60_000);

afterAll(async () => {
  await server.stop();
  await installation.close();
});

it('a killed import shows nothing partial, and resumes where it ended', async () => {
  write(() => 1);
  const first = await killWhenLoading();
  expect(first).toBeLessThan(lines);
  expect(await shown()).toEqual({ rows: 0, loans: 0 });
  const { code, text } = await command('--save').ended;
  const plain = (words: string) => words.replaceAll(/\s/g, ' ');
  expect(plain(text)).toContain(plain(`Resumed after line ${first.toLocaleString('fi-FI')}`));
  expect(code).toBe(0);
  expect(await shown()).toEqual({ rows: lines, loans: lines });
  expect(await installation.knex('loan_imports')).toHaveLength(1);
}, 120_000);

it('a killed import of a corrected file leaves the old loans visible, and the server can write', async () => {
  write((index) => (index === 0 ? 5 : 2));
  expect(await killWhenLoading()).toBeGreaterThan(0);
  expect(await shown()).toEqual({ rows: lines, loans: lines });
  const again = command('--save');
  const { profile } = await registerAt(installation, new Visitor(() => server.url));
  expect(profile.hash).toHaveLength(22);
  expect((await again.ended).code).toBe(0);
  expect(await shown()).toEqual({ rows: lines, loans: 2 * lines + 3 });
  expect(await installation.knex('loans').count({ rows: '*' })).toEqual([
    { rows: expect.toSatisfy((rows: unknown) => Number(rows) === lines) as unknown },
  ]);
}, 120_000);
