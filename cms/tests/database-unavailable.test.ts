import { createRequire } from 'node:module';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTcpProxy } from '../../scripts/tcp-proxy.mjs';
import type * as DatabaseAway from '../src/data/database-unavailable.js';
import { cmsDir, isPostgres } from './harness/environment.js';
import {
  type Installation,
  newInstallation,
  type OwnServer,
  startOwnServer,
  Visitor,
} from './harness/own-server.js';
import { newAuthor } from './harness/people.js';
import { server } from './harness/server.js';

const require = createRequire(import.meta.url);
const { isDatabaseUnavailable } = require(
  path.join(cmsDir, 'dist/src/data/database-unavailable.js'),
) as typeof DatabaseAway;

const refused = () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
const calls = ['/terms', '/portal-settings', '/privacy-policy', '/about', '/info-texts'];

let restore: () => void = () => undefined;
afterEach(() => restore());

async function takeAway(): Promise<void> {
  const { system } = await server();
  const { first, all } = system.db;
  Object.assign(system.db, { first: refused, all: refused });
  restore = () => Object.assign(system.db, { first, all });
}

describe('with the database unavailable', () => {
  it('published content is served, and other calls answer Retry-After', async () => {
    const { browser } = await newAuthor();
    await takeAway();
    for (const call of calls) expect((await browser.get(call, { language: 'fi' })).status, call).toBe(200);
    const me = await browser.get('/me');
    expect([me.status, me.code, me.headers.get('retry-after')]).toEqual([503, 'serviceUnavailable', '5']);
  });

  it('published content is polled again when it is back', async () => {
    const { strapi, system } = await server();
    await takeAway();
    const asked = vi.fn(refused);
    Object.assign(system.db, { first: asked });
    await vi.waitFor(() => expect(asked).toHaveBeenCalled(), 5000);
    restore();
    const titleFi = `palannut ${Date.now()}`;
    const { browser } = await newAuthor();
    await strapi
      .documents('api::announcement.announcement')
      .create({ data: { titleFi, textFi: 'x' }, status: 'published' });
    const { body } = await browser.get('/announcements', { language: 'fi' });
    expect(JSON.stringify(body)).toContain(titleFi);
  });

  it('a read of content that is never answered times out, and the last content is served', async () => {
    const { strapi, system } = await server();
    const { browser } = await newAuthor();
    const never = vi.fn(() => new Promise(() => undefined));
    const undo = strapi.documents.use((context, next) => (context.action === 'findMany' ? never() : next()));
    try {
      system.content.invalidate();
      expect((await browser.get('/terms', { language: 'fi' })).status).toBe(200);
      expect(never).toHaveBeenCalled();
    } finally {
      undo();
    }
  });

  it.each([
    ['ECONNREFUSED', true],
    ['55P03', true],
    ['25P03', true],
    ['57P01', true],
    ['08006', true],
    ['SQLITE_IOERR_READ', true],
    ['SQLITE_READONLY', true],
    ['53100', true],
    ['23505', false],
    ['SQLITE_CONSTRAINT_UNIQUE', false],
    ['ERR_INVALID_ARG_TYPE', false],
  ])('a failure with code %s: %s', (code, isAway) => {
    expect(isDatabaseUnavailable(Object.assign(new Error('x'), { code }))).toBe(isAway);
  });

  it('no wrong input of ours is taken for it', () => {
    expect(isDatabaseUnavailable(new TypeError('x is not a function'))).toBe(false);
    expect(isDatabaseUnavailable('ECONNREFUSED')).toBe(false);
  });
});

describe.runIf(isPostgres)('with the connection to PostgreSQL', () => {
  let installation: Installation;
  let proxy: Awaited<ReturnType<typeof startTcpProxy>>;
  let own: OwnServer;

  beforeAll(async () => {
    installation = await newInstallation('proxy');
    const address = new URL(installation.env['DATABASE_URL'] ?? '');
    proxy = await startTcpProxy(address.hostname, Number(address.port));
    address.port = String(proxy.port);
    own = await startOwnServer(installation, { DATABASE_URL: address.href });
  });

  afterEach(() => proxy.restore());

  afterAll(async () => {
    await own.stop();
    await proxy.close();
    await installation.close();
  });

  it.each([
    ['cut', '/terms?language=sv', '/info-texts?language=en'],
    ['stop', '/about?language=sv', '/accessibility-statement?language=en'],
  ] as const)(
    '%s and restored, published content stays available, read before or not',
    async (fault, text, help) => {
      const visitor = new Visitor(() => own.url);
      const asked = async (target: string) => {
        const { status, code } = await visitor.send('GET', target, undefined, { cookie: 'session=x' });
        return code ?? status;
      };
      expect(await asked('/terms?language=fi')).toBe(200);
      expect(await asked('/me')).toBe('sessionMissing');
      proxy[fault]();
      expect(await asked(text)).toBe(200);
      await vi.waitFor(async () => expect(await asked('/me')).toBe('serviceUnavailable'), 15_000);
      expect(await asked(help)).toBe(200);
      proxy.restore();
      await vi.waitFor(async () => expect(await asked('/me')).toBe('sessionMissing'), 15_000);
      expect(await asked('/terms?language=fi')).toBe(200);
    },
  );
});
