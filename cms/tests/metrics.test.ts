import { createRequire } from 'node:module';
import path from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type * as StrongAuth from '../src/integrations/strong-auth/strong-auth.js';
import type { System } from '../src/system.js';
import { Browser } from './harness/browser.js';
import { strangerAtAdmin } from './harness/editors.js';
import { cmsDir, isPostgres, metricsToken } from './harness/environment.js';
import { newInstallation, startOwnServer } from './harness/own-server.js';
import { newAuthor } from './harness/people.js';
import { sendRaw } from './harness/raw.js';
import { server } from './harness/server.js';

const require = createRequire(import.meta.url);
const { StrongAuthError } = require(
  path.join(cmsDir, 'dist/src/integrations/strong-auth/strong-auth.js'),
) as typeof StrongAuth;

let app: System;

beforeAll(async () => {
  ({ system: app } = await server());
});

const request = (authorization?: string, method = 'GET') =>
  sendRaw(method, '/metrics', { headers: authorization === undefined ? {} : { authorization } });

const scrape = async (): Promise<string> => (await request(`Bearer ${metricsToken}`)).text;

/** The value of a metric, by its line up to the value. */
async function valueOf(metric: string): Promise<number | undefined> {
  const line = (await scrape()).split('\n').find((each) => each.startsWith(`${metric} `));
  return line === undefined ? undefined : Number(line.slice(metric.length + 1));
}

const requestsOf = (method: string, route: string, status: number) =>
  valueOf(
    `nimio_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`,
  );

describe('the metrics', () => {
  it('are served with the token, in the text format of Prometheus', async () => {
    const { status, headers, text } = await request(`Bearer ${metricsToken}`);
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    expect(headers['cache-control']).toBe('no-store');
    const lines = text.trim().split('\n');
    expect(lines.filter((line) => !/^# (HELP|TYPE) |^\w+(\{.*\})? [\d.e+-]+$|^$|Nan$/.test(line))).toEqual(
      [],
    );
    expect(text).toContain('\nprocess_cpu_seconds_total ');
  });

  it.each([
    ['no token', undefined],
    ['a wrong token', `Bearer ${metricsToken.toUpperCase()}`],
    ['the beginning of the token', `Bearer ${metricsToken.slice(0, -1)}`],
    ['another scheme', `Basic ${metricsToken}`],
  ])('are refused with %s', async (_what, authorization) => {
    for (const method of ['GET', 'HEAD', 'POST']) {
      const { status, headers, text } = await request(authorization, method);
      expect([status, headers['www-authenticate']], method).toEqual([401, 'Bearer']);
      expect(text).not.toContain('nimio');
    }
  });

  it('are an unknown address in an installation without a token', async () => {
    const installation = await newInstallation('metrics');
    const own = await startOwnServer(installation, { METRICS_TOKEN: '' });
    const statuses = [undefined, 'Bearer ', `Bearer ${metricsToken}`].map(async (authorization) => {
      const headers = authorization === undefined ? {} : { authorization };
      return (await sendRaw('GET', '/metrics', { headers, to: own.url })).status;
    });
    expect(await Promise.all(statuses)).toEqual([404, 404, 404]);
    await own.stop();
    await installation.close();
  });

  it('count requests by the pattern of their route, and name no customer', async () => {
    const author = await newAuthor();
    const before = (await requestsOf('GET', '/api/profiles/:profileHash', 200)) ?? 0;
    await author.browser.get(`/profiles/${author.profileHash}`);
    await author.browser.get(`/nothing/${author.profileHash}`);
    expect(await requestsOf('GET', '/api/profiles/:profileHash', 200)).toBe(before + 1);
    expect(await requestsOf('GET', 'unknown', 404)).toBeGreaterThan(0);
    const text = await scrape();
    for (const name of [author.profileHash, author.username, author.me.user.hash, author.me.user.email])
      expect(text).not.toContain(name);
  });

  it('count requests to the CMS by the pattern of their route, and no unknown addresses', async () => {
    const route = '/admin/registration-info';
    const before = (await requestsOf('GET', route, 400)) ?? 0;
    await strangerAtAdmin('GET', `${route}?registrationToken=${'x'.repeat(20)}`);
    await strangerAtAdmin('GET', '/of-no-page/secret');
    expect(await requestsOf('GET', route, 400)).toBe(before + 1);
    for (const page of ['/works', '/password-reset/secret']) await sendRaw('GET', page);
    const text = await scrape();
    expect(text).not.toMatch(/of-no-page|secret/);
    expect(text).not.toMatch(/route="\/(works|password-reset)/);
  });

  it.each([
    ['password', () => new Browser().post('/auth/login', { username: 'nobody', password: 'wrong' })],
    [
      'second-factor',
      async () => {
        const { browser } = await newAuthor({ roles: ['admin'], isRaised: false });
        return browser.post('/auth/admin-login', { code: '000000' });
      },
    ],
    [
      'cms',
      () => strangerAtAdmin('POST', '/admin/login', { email: 'nobody@example.org', password: 'wrong' }),
    ],
    [
      'bank',
      async () => {
        const start = vi.spyOn(app.strongAuth, 'start');
        start.mockRejectedValueOnce(new StrongAuthError('strongAuthUnavailable', 'no answer'));
        await new Browser().get('/auth/strong', { language: 'fi' });
        start.mockRestore();
      },
    ],
  ])('count failed logins of the kind %s', async (kind, fail) => {
    const metric = `nimio_failed_logins_total{kind="${kind}"}`;
    const before = (await valueOf(metric)) ?? Number.NaN;
    await fail();
    expect(await valueOf(metric)).toBe(before + 1);
  });

  it('count requests that a rate limit refused, and errors of the server', async () => {
    const refused = () => valueOf('nimio_rate_limited_total');
    const errors = () => valueOf('nimio_server_errors_total');
    const [refusedBefore = Number.NaN, errorsBefore = Number.NaN] = [await refused(), await errors()];
    const username = `limited-${app.now().getTime()}`;
    const from = new Browser();
    for (let times = 0; times < 6; times += 1)
      await from.post('/auth/login', { username, password: 'wrong' });
    const start = vi.spyOn(app.strongAuth, 'start').mockRejectedValueOnce(new Error('unexpected'));
    await from.get('/auth/strong', { language: 'fi' });
    start.mockRestore();
    // The CMS refuses before its router, too.
    for (let times = 0; times < 6; times += 1)
      await strangerAtAdmin('POST', '/admin/login', { email: `${username}@example.org`, password: 'wrong' });
    expect([await refused(), await errors()]).toEqual([refusedBefore + 2, errorsBefore + 1]);
  });

  it('show queued jobs by kind and state, and how long the oldest has been due', async () => {
    const at = (seconds: number) => new Date(app.now().getTime() + seconds * 1000).toISOString();
    const job = (key: string, state: string, due: number) => ({
      ...{ kind: 'statement', payload: '{}', idempotency_key: `metrics ${key}`, state },
      ...{ due_at: at(due), created_at: at(0) },
    });
    await app.db.knex('jobs').where({ kind: 'statement' }).delete();
    await app.db
      .knex('jobs')
      .insert([
        job('due', 'ready', -600),
        job('due later', 'ready', 600),
        job('abandoned by a server that was killed', 'leased', -30),
        job('dead', 'dead', -6000),
        job('done', 'done', -6000),
      ]);
    const count = (state: string) => valueOf(`nimio_jobs{kind="statement",state="${state}"}`);
    expect(await Promise.all(['ready', 'leased', 'dead', 'done'].map(count))).toEqual([2, 1, 1, undefined]);
    const age = () => valueOf('nimio_oldest_due_job_seconds{kind="statement"}');
    expect(Math.round(((await age()) ?? 0) / 10)).toBe(60);
    await app.db.knex('jobs').where({ kind: 'statement' }).delete();
    expect([await count('ready'), await age()]).toEqual([undefined, undefined]);
  });

  it('show the use of the pools', async () => {
    const use = (pool: string, state: string) =>
      valueOf(`nimio_database_connections{pool="${pool}",state="${state}"}`);
    expect([await use('write', 'used'), await use('write', 'waiting')]).toEqual([0, 0]);
    await app.db.transaction(async () => expect(await use('write', 'used')).toBe(1));
    expect(await use('read', 'waiting')).toBe(isPostgres ? 0 : undefined);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('no connection'))],
    ['does not answer', () => new Promise<never>(() => undefined)],
  ])('are served without numbers of jobs while the database %s', async (_what, all) => {
    expect(await valueOf('nimio_database_up')).toBe(1);
    const failing = vi.spyOn(app.db, 'all').mockImplementation(all);
    const text = await scrape();
    failing.mockRestore();
    expect(text).toContain('\nnimio_database_up 0\n');
    expect(text).not.toContain('nimio_jobs{');
    expect(text).toContain('nimio_failed_logins_total{');
  });
});
