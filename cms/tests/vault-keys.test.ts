import { createRequire } from 'node:module';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as VaultModule from '../src/security/vault.js';
import { startCommand } from './harness/command.js';
import { cmsDir, isPostgres } from './harness/environment.js';
import {
  type Installation,
  newInstallation,
  registerAt,
  startOwnServer,
  Visitor,
} from './harness/own-server.js';
import { newPerson } from './harness/people.js';

const require = createRequire(import.meta.url);
const { vaultFromEnvironment } = require(
  path.join(cmsDir, 'dist/src/security/vault.js'),
) as typeof VaultModule;

let installation: Installation;

beforeAll(async () => {
  installation = await newInstallation('vaultkeys');
});

afterAll(() => installation.close());

const key = (fill: number): string => Buffer.alloc(32, fill).toString('base64');
const withKeys = (keys: Record<string, string>): Installation => ({
  ...installation,
  env: { ...installation.env, ...keys },
});

describe('a database of other keys', () => {
  it.each([
    ['another key of the index', { VAULT_INDEX_KEY: key(8) }, /^VAULT_INDEX_KEY is not the key/m],
    ['another key under a known id', { VAULT_KEYS: `k1:${key(8)}` }, /^VAULT_KEYS lacks the key k1/m],
    ['no key that is in use', { VAULT_KEYS: `k2:${key(8)}` }, /^VAULT_KEYS lacks the key k1/m],
  ])('is refused by the server and by a command that have %s', async (_case, keys, reason) => {
    for (const program of [['start.js'], ['commands/import-tax-data.js', 'none.csv']] as const) {
      const [main, ...args] = program;
      const { code, text } = await startCommand(withKeys(keys), main, ...args).ended;
      expect(code).toBe(1);
      expect(text).toMatch(reason);
      expect(text).not.toContain(key(8));
    }
  });
});

/** Where the part of a data export is. */
const exportPart = { table: 'data_export_parts', column: 'bytes_sealed', row: 'run 0' };

describe('the command that encrypts with the newest key', () => {
  /** Stores an encrypted value in each column that has some. */
  async function fill(): Promise<void> {
    const { knex, env, identified } = installation;
    const server = await startOwnServer(installation);
    const visitor = new Visitor(() => server.url);
    await registerAt(installation, visitor);
    await identified(visitor, newPerson());
    await server.stop();
    const vault = vaultFromEnvironment(env);
    const account = await knex<{ id: number; hash: string }>('accounts').first('id', 'hash');
    const profile = await knex<{ id: number }>('profiles').first('id');
    const at = new Date().toISOString();
    const factor = { table: 'second_factors', column: 'secret_sealed', row: account?.hash ?? '' };
    await knex('second_factors').insert({
      account_id: account?.id,
      secret_sealed: vault.seal('secret', factor),
    });
    await knex('strong_auth_attempts').insert({
      ...{ state_hash: 'state', browser_hash: 'browser', language: 'fi', expires_at: at },
      secrets_sealed: vault.seal('attempt', {
        table: 'strong_auth_attempts',
        column: 'secrets_sealed',
        row: 'state',
      }),
    });
    const proposal = { hash: 'proposal', profile_id: profile?.id, status: 'PENDING', created_at: at };
    const [stored] = await knex('tax_proposals').insert(proposal).returning<{ id: number }[]>('id');
    const card = { table: 'tax_cards', column: 'bytes_sealed', row: String(stored?.id) };
    await knex('tax_cards').insert({
      ...{ proposal_id: stored?.id, profile_id: profile?.id, size: 3, created_at: at },
      bytes_sealed: vault.seal(Buffer.from([0, 255, 128]), card),
    });
    const report = { author_name: '-', author_key: '-', died_on: '2026-01-01', relation: 'child', text: '' };
    const [reported] = await knex('death_reports')
      .insert({ hash: 'report', profile_id: profile?.id, ...report, state: 'open', reported_at: at })
      .returning<{ id: number }[]>('id');
    const document = { table: 'death_report_documents', column: 'bytes_sealed', row: `${reported?.id} 1` };
    await knex('death_report_documents').insert({
      ...{ report_id: reported?.id, number: 1, size: 3, created_at: at },
      bytes_sealed: vault.seal(Buffer.from([0, 255, 128]), document),
    });
    const dates = { requested_at: at, expires_at: '2998-01-01T00:00:00.000Z' };
    const [made] = await knex('data_exports')
      .insert({ hash: 'export', profile_id: profile?.id, ...dates, run: 'run', size: 4 })
      .returning<{ id: number }[]>('id');
    await knex('data_export_parts').insert({
      ...{ export_id: made?.id, run: 'run', position: 0 },
      bytes_sealed: vault.seal('part', exportPart),
    });
  }

  async function sealedColumns(): Promise<string[]> {
    const { knex } = installation;
    const columns = isPostgres
      ? knex('information_schema.columns').select({ table: 'table_name', column: 'column_name' })
      : knex
          .select('*')
          .from(
            knex.raw(
              `(select m.name as "table", c.name as "column" from sqlite_master m, pragma_table_info(m.name) c) x`,
            ),
          );
    const rows = (await columns) as { table: string; column: string }[];
    return rows
      .filter(({ column }) => column.endsWith('_sealed'))
      .map((each) => `${each.table}.${each.column}`);
  }

  it('encrypts all values again, so that the older key can be removed', async () => {
    await fill();
    const rotated = withKeys({ VAULT_KEYS: `k2:${key(2)},${installation.env['VAULT_KEYS']}` });
    const expires = { expires_at: '2998-01-01T00:00:00.000Z' };
    const unreadable = { token_hash: 'unreadable', person_sealed: 'v1.k1.unreadable' };
    await installation.knex('registrations').insert({ ...unreadable, ...expires });
    const incomplete = await startCommand(rotated, 'commands/reseal-vault.js').ended;
    expect(incomplete.code).toBe(1);
    expect(incomplete.text).toMatch(/^registrations.person_sealed \d+\nKeep that key/m);
    await installation.knex('registrations').where(unreadable).delete();
    const { code, text } = await startCommand(rotated, 'commands/reseal-vault.js').ended;
    expect(code).toBe(0);
    const columns = await sealedColumns();
    expect(columns).toHaveLength(8);
    for (const column of columns) expect(incomplete.text).toMatch(new RegExp(`^${column} +1$`, 'm'));
    expect(text).toContain('All values are encrypted with the key k2\n');

    const retired = withKeys({ VAULT_KEYS: `k2:${key(2)}` });
    const vault = vaultFromEnvironment(retired.env);
    const { knex } = installation;
    const [card] = await knex<{ proposal_id: number; bytes_sealed: string }>('tax_cards');
    const place = { table: 'tax_cards', column: 'bytes_sealed', row: String(card?.proposal_id) };
    expect([...vault.openBytes(card?.bytes_sealed ?? '', place)]).toEqual([0, 255, 128]);
    const [account] = await knex<{ hash: string }>('accounts');
    const [factor] = await knex<{ secret_sealed: string }>('second_factors');
    const bound = { table: 'second_factors', column: 'secret_sealed', row: account?.hash ?? '' };
    expect(vault.open(factor?.secret_sealed ?? '', bound)).toBe('secret');
    const [part] = await knex<{ bytes_sealed: string }>('data_export_parts');
    expect(vault.open(part?.bytes_sealed ?? '', exportPart)).toBe('part');
    await (await startOwnServer(retired)).stop();

    const again = await startCommand(retired, 'commands/reseal-vault.js').ended;
    expect(again.text).toMatch(/^profiles.identity_code_sealed +0$/m);
    const { code: refused } = await startCommand(installation, 'start.js').ended;
    expect(refused).toBe(1);
  });
});
