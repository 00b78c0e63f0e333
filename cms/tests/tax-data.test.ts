import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { makeIdentityCode } from '@nimio/domain/person/identity-code';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as ImportTaxData from '../src/import/import-tax-data.js';
import { setTaxation, taxData } from './harness/calls/taxation.js';
import { startCommand } from './harness/command.js';
import { cmsDir } from './harness/environment.js';
import { countOf, idOf } from './harness/messages.js';
import { type Installation, newInstallation } from './harness/own-server.js';
import { type Author, newAuthor, readProfile } from './harness/people.js';
import { newestRow } from './harness/rows.js';
import { server } from './harness/server.js';

const require = createRequire(import.meta.url);
const { importTaxData } = require(
  path.join(cmsDir, 'dist/src/import/import-tax-data.js'),
) as typeof ImportTaxData;

const year = taxData.taxYear;

async function* linesOf(lines: string[]): AsyncGenerator<string> {
  for (const line of lines) yield await Promise.resolve(line);
}
const run = async (lines: string[], isSaving = true) =>
  importTaxData((await server()).system, linesOf(lines), isSaving);
const dataOf = async (author: Author) => {
  const { knex } = (await server()).system.db;
  const rows: unknown[] = await knex('taxations').where({ profile_id: await idOf(author) });
  return rows[0];
};
const lineOf = ({ person }: Author, rest: string) => `${person.identityCode};${rest}`;

describe('the tax data of the year', () => {
  it('is only checked without --save', async () => {
    const author = await newAuthor();
    const line = lineOf(author, `ST;23,5;${year}`);
    expect((await run([line], false)).changed).toEqual([1]);
    expect(await dataOf(author)).toBeUndefined();
    expect((await run([line])).changed).toEqual([1]);
    expect(await dataOf(author)).toMatchObject({ type: 'ST', rate: 235, year, source: 'fetch' });
  });

  it('is idempotent', async () => {
    const author = await newAuthor();
    const line = lineOf(author, `L_15;;${year}`);
    await run([line]);
    expect(await run([line])).toMatchObject({ changed: [], unchanged: [1] });
    expect(await countOf('taxation_events', { profile_id: await idOf(author) })).toBe(1);
  });

  it('of an author who has died are those of the estate', async () => {
    const author = await newAuthor();
    const [authorId, estateId] = [await idOf(author), await idOf(await newAuthor())];
    const { knex } = (await server()).system.db;
    await knex('profiles').where({ id: authorId }).update({ died_on: '2026-10-01', ended_by_death: '{}' });
    await knex('profiles').where({ id: estateId }).update({ estate_of_id: authorId });
    expect((await run([lineOf(author, `ST;23,5;${year}`)])).changed).toEqual([1]);
    const rows = await knex('taxations').whereIn('profile_id', [authorId, estateId]);
    expect(rows).toMatchObject([{ profile_id: estateId, rate: 235, year }]);
  });

  it('does not overwrite the society’s data of the same year', async () => {
    const [handled, older] = [await newAuthor(), await newAuthor()];
    await setTaxation(handled.profileHash, { source: 'society' });
    await setTaxation(older.profileHash, { source: 'society', year: year - 1 });
    const report = await run([handled, older].map((author) => lineOf(author, `ST;10;${year}`)));
    expect(report).toMatchObject({ kept: [1], changed: [2] });
    expect(await dataOf(handled)).toMatchObject({ rate: 200 });
  });

  it('leaves the data of other years', async () => {
    const author = await newAuthor();
    await setTaxation(author.profileHash);
    expect((await run([lineOf(author, `ST;10;${year + 1}`)])).changed).toEqual([1]);
    expect((await readProfile(author)).taxation).toMatchObject({
      ...{ taxType: 'ST', taxRate: 20, taxYear: year },
      next: { taxType: 'ST', taxRate: 10, taxYear: year + 1 },
    });
  });

  it('leaves pending proposals', async () => {
    const author = await newAuthor();
    await setTaxation(author.profileHash);
    await author.browser.send('PUT', `/taxation/${author.profileHash}`, { body: { proposedTaxRate: 40 } });
    await run([lineOf(author, `ST;15;${year}`)]);
    expect(await newestRow('tax_proposals', { profile_id: await idOf(author) })).toMatchObject({
      status: 'PENDING',
    });
  });

  it('reports invalid lines by number, and imports the others', async () => {
    const [author, once] = [await newAuthor(), await newAuthor()];
    const code = makeIdentityCode('1931-01-01', '-', 950);
    const report = await run([
      '\uFEFFidentity code;type;rate;year',
      `${code};ST;10;${year}`,
      '',
      '',
      'ST;10',
      `010101-00AX;ST;10;${year}`,
      `${code};XX;10;${year}`,
      `${code};ST;10,25;${year}`,
      `${code};ST;10%;${year}`,
      `${code};ST;101;${year}`,
      `${code};ST;10;1999`,
      lineOf(author, `ST;10;${year}`),
      lineOf(author, `ST;12;${year}`),
      lineOf(once, `ST;12;${year}`),
    ]);
    expect(report).toEqual({
      changed: [14],
      unchanged: [],
      kept: [],
      unknown: [2],
      faulty: [
        { line: 5, fault: 'columns' },
        { line: 6, fault: 'identity code' },
        { line: 7, fault: 'type' },
        { line: 8, fault: 'rate' },
        { line: 9, fault: 'rate' },
        { line: 10, fault: 'rate' },
        { line: 11, fault: 'year' },
        { line: 12, fault: 'twice' },
        { line: 13, fault: 'twice' },
      ],
    });
    expect(JSON.stringify(report)).not.toContain(code);
    // It is unknown which of two lines is right.
    expect(await dataOf(author)).toBeUndefined();
  });
});

describe('the import of a file', () => {
  let installation: Installation;
  let file: string;
  const people = 2000;
  let imported = 0;

  const command = (...flags: string[]) =>
    startCommand(installation, 'commands/import-tax-data.js', file, ...flags);
  const taken = async () => Number((await installation.knex('taxations').count({ rows: '*' }))[0]?.['rows']);

  beforeAll(async () => {
    installation = await newInstallation('taxdata');
    const { vault } = (await server()).system;
    const codes = Array.from({ length: people }, (_, index) => {
      const day = new Date(Date.UTC(1900, 0, 1 + Math.floor(index / 90))).toISOString().slice(0, 10);
      return makeIdentityCode(day, '-', 900 + (index % 90));
    });
    const rows = codes.map((code, index) => ({
      hash: `tax${String(index).padStart(19, '0')}`,
      kind: 'person',
      first_name: 'Testi',
      last_name: 'Henkilö',
      identity_code_index: vault.index(code, 'identity-code'),
      language: 'fi',
      created_at: '2026-01-01T00:00:00.000Z',
    }));
    await installation.knex.batchInsert('profiles', rows, 500);
    const ids = await installation.knex('profiles').where('hash', 'like', 'tax%').select('id');
    await installation.knex.batchInsert(
      'profile_roles',
      (ids as { id: number }[]).map(({ id }) => ({ profile_id: id, role: 'creator' })),
      500,
    );
    file = path.join(installation.env['DATA_DIR'] ?? '', 'tax.csv');
    writeFileSync(file, codes.map((code) => `${code};ST;${10};${year}\r\n`).join(''));
  }, 120_000);

  afterAll(() => installation.close());

  it('that is killed has imported whole batches, and resumes when it is run again', async () => {
    const { child, ended } = command('--save');
    await expect.poll(taken, { timeout: 60_000, interval: 20 }).toBeGreaterThan(0);
    child.kill('SIGKILL');
    await ended;
    imported = await taken();
    expect(imported).toBeLessThan(people);
    expect(imported % 200).toBe(0);
    expect(Number((await installation.knex('taxation_events').count({ rows: '*' }))[0]?.['rows'])).toBe(
      imported,
    );
    const { code, text } = await command('--save').ended;
    expect(code).toBe(0);
    expect(await taken()).toBe(people);
    expect(text).toContain(`changed   ${people - imported}`);
    expect(text).toContain(`unchanged ${imported}`);
  }, 300_000);

  it('checks first, and prints no identity codes', async () => {
    const { code, text } = await command().ended;
    expect(code).toBe(0);
    expect(text).toContain(`unchanged ${people}`);
    expect(text).toContain('Nothing was saved');
    expect(text).not.toMatch(/\d{6}[-+A-FU-Y]\d{3}[0-9A-Y]/);
  }, 120_000);
});
