import { chmodSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type * as Housekeeping from '../src/housekeeping.js';
import { cmsDir, isPostgres } from './harness/environment.js';
import { newAuthor } from './harness/people.js';
import { awaitLocked, newestRow } from './harness/rows.js';
import { server } from './harness/server.js';

const require = createRequire(import.meta.url);
const { repeat, sweep } = require(path.join(cmsDir, 'dist/src/housekeeping.js')) as typeof Housekeeping;

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();

describe('housekeeping', () => {
  it('deletes ended sessions and old jobs, and nothing in use', async () => {
    const { system } = await server();
    const { knex } = system.db;
    const [present, over] = [await newAuthor(), await newAuthor()];
    const job = (key: string, state: string, createdAt: string) =>
      knex('jobs').insert({
        kind: 'note',
        idempotency_key: key,
        payload: '{}',
        state,
        due_at: daysAgo(0),
        created_at: createdAt,
      });
    await job('swept-done', 'done', daysAgo(31));
    await job('swept-dead', 'dead', daysAgo(31));
    await job('kept-dead', 'dead', daysAgo(29));
    await job('kept-ready', 'ready', daysAgo(31));
    await knex('sessions')
      .whereIn('account_id', knex('accounts').select('id').where({ hash: over.me.user.hash }))
      .update({ idle_until: daysAgo(1) });
    await sweep(system);
    const left = (await knex('jobs').pluck('idempotency_key')) as string[];
    expect(left.filter((key) => /^(swept|kept)-/.test(key)).sort()).toEqual(['kept-dead', 'kept-ready']);
    const idle = await knex('sessions').where('idle_until', '<', daysAgo(0));
    expect(idle).toEqual([]);
    expect((await present.browser.get('/me')).status).toBe(200);
    expect((await over.browser.get('/me')).status).toBe(401);
    await knex('jobs').where('idempotency_key', 'like', 'kept-%').delete();
  });

  it('deletes previous addresses when they have expired', async () => {
    const { system } = await server();
    const { knex } = system.db;
    const profile = await newestRow<{ id: number }>('profiles', { hash: (await newAuthor()).profileHash });
    const row = { profile_id: profile.id, email: 'vanha@example.org' };
    const [past, future] = [daysAgo(1), daysAgo(-1)];
    await knex('previous_emails').insert([past, future].map((until) => ({ ...row, until })));
    await sweep(system);
    expect(await knex('previous_emails').where(row).pluck('until')).toEqual([future]);
  });

  it('ends invitations of editors after a week', async () => {
    const { system } = await server();
    const { knex } = system.db;
    const invite = (days: number) =>
      knex('admin_users').insert({
        email: `invited-${days}@example.org`,
        registration_token: `invitation-${days}`,
        created_at: new Date(daysAgo(days)),
      });
    await invite(6);
    await invite(8);
    await sweep(system);
    const tokens = await knex('admin_users').where('email', 'like', 'invited-%').orderBy('email');
    expect(tokens).toMatchObject([{ registration_token: 'invitation-6' }, { registration_token: null }]);
    await knex('admin_users').where('email', 'like', 'invited-%').delete();
  });

  it.runIf(isPostgres)('holds no session while it waits for a link', async () => {
    const { system } = await server();
    const { knex } = system.db;
    const { me } = await newAuthor();
    const account = await newestRow<{ id: number }>('accounts', { hash: me.user.hash });
    await knex('sessions')
      .where({ account_id: account.id })
      .update({ idle_until: daysAgo(1) });
    const link = { token_hash: 'locked-link', account_id: account.id, expires_at: daysAgo(1) };
    await knex('password_links').insert(link);
    const changing = await knex.transaction();
    await changing('password_links').where(link).forUpdate().select('id');
    const swept = sweep(system);
    await awaitLocked();
    await changing('sessions').where({ account_id: account.id }).forUpdate().noWait().select('id');
    await changing.commit();
    await swept;
    expect(await knex('password_links').where(link)).toEqual([]);
  });
});

describe.skipIf(isPostgres)('the files of the database', () => {
  const dataDir = () => process.env['DATA_DIR'] ?? '';
  const files = () => readdirSync(dataDir()).filter((file) => file.startsWith('nimio.db'));

  it('contain no link that was sent, nor a deleted token', async () => {
    const { system } = await server();
    const { knex } = system.db;
    const link = `/password-reset/${'s3cretL1nk'.repeat(4)}`;
    const token = 't0kenHash'.repeat(4);
    const content = () => files().map((file) => readFileSync(path.join(dataDir(), file), 'latin1'));
    const times = { due_at: daysAgo(0), created_at: daysAgo(0) };
    const key = { idempotency_key: 'sent-link' };
    await knex('jobs').insert({
      kind: 'note',
      state: 'ready',
      payload: JSON.stringify({ link }),
      ...key,
      ...times,
    });
    await knex('registrations').insert({ token_hash: token, person_sealed: 'v1', expires_at: daysAgo(1) });
    expect(content().join()).toContain(link);
    await knex('jobs').where(key).update({ state: 'done', payload: '{}' });
    await sweep(system);
    await knex('jobs').where(key).delete();
    expect(content().join()).not.toContain(link);
    expect(content().join()).not.toContain(token);
  });

  it('are restricted also when a killed server has left them', () => {
    const { default: databaseConfig } = require(path.join(cmsDir, 'dist/config/database.js')) as {
      default: () => {
        connection: { pool: { afterCreate: (connection: object, done: () => void) => void } };
      };
    };
    const left = ['', '-wal', '-shm'].map((end) => path.join(dataDir(), `left.db${end}`));
    for (const file of left) {
      writeFileSync(file, '');
      chmodSync(file, 0o644);
    }
    const connection = { name: left[0], pragma: () => undefined };
    databaseConfig().connection.pool.afterCreate(connection, () => undefined);
    expect(left.map((file) => statSync(file).mode & 0o777)).toEqual([0o600, 0o600, 0o600]);
    for (const file of left) rmSync(file);
  });

  it('can be read only by the user of the server, as its folder', () => {
    expect(files().map((file) => statSync(path.join(dataDir(), file)).mode & 0o777)).toEqual(
      files().map(() => 0o600),
    );
    vi.stubEnv('DATA_DIR', path.join(dataDir(), 'new', 'folder'));
    const { default: serverConfig } = require(path.join(cmsDir, 'dist/config/server.js')) as {
      default: () => unknown;
    };
    serverConfig();
    for (const folder of ['', '..', 'public/uploads'])
      expect(statSync(path.join(dataDir(), folder)).mode & 0o777).toBe(0o700);
    vi.unstubAllEnvs();
  });
});

describe('recurring tasks', () => {
  const hour = 60 * 60 * 1000;

  /**
   * Starts a task, and returns what its timers would run. Only timers that are set while it starts are replaced,
   * because the server of these tests sets timers in the same process.
   */
  function begin(log: Parameters<typeof repeat>[0]['log'], work: () => Promise<void>) {
    const { setTimeout: realTimeout, setInterval: realInterval } = globalThis;
    const due: (() => void)[] = [];
    const once = vi.spyOn(globalThis, 'setTimeout').mockImplementation((run) => {
      due.push(run);
      return realTimeout(() => undefined, hour);
    });
    const often = vi.spyOn(globalThis, 'setInterval').mockImplementation((run) => {
      due.push(run);
      return realInterval(() => undefined, hour);
    });
    const stop = repeat({ log }, work, hour);
    once.mockRestore();
    often.mockRestore();
    expect(due).toHaveLength(2);
    return { stop, runDue: () => due.forEach((run) => run()) };
  }

  it('do not overlap, and a stop ends the timers and waits for them', async () => {
    const ends: (() => void)[] = [];
    const log = { error: vi.fn() };
    const { stop, runDue } = begin(log, () => new Promise((resolve) => ends.push(resolve)));
    runDue();
    runDue();
    expect(ends).toHaveLength(1);
    ends[0]?.();
    await vi.waitFor(() => {
      runDue();
      expect(ends).toHaveLength(2);
    });
    const [once, often] = [vi.spyOn(globalThis, 'clearTimeout'), vi.spyOn(globalThis, 'clearInterval')];
    const stopped = vi.fn();
    const stopping = stop().then(stopped);
    expect([once.mock.calls.length, often.mock.calls.length]).toEqual([1, 1]);
    once.mockRestore();
    often.mockRestore();
    await Promise.resolve();
    expect(stopped).not.toHaveBeenCalled();
    ends[1]?.();
    await stopping;
  });

  it('continue after a failure', async () => {
    const log = { error: vi.fn() };
    const work = vi.fn(() => Promise.reject(new Error('away')));
    const { stop, runDue } = begin(log, work);
    runDue();
    await vi.waitFor(() => expect(log.error).toHaveBeenCalledTimes(1));
    await vi.waitFor(() => {
      runDue();
      expect(work).toHaveBeenCalledTimes(2);
    });
    await stop();
    expect(log.error).toHaveBeenCalledTimes(2);
  });
});
