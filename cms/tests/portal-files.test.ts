import { mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Installation,
  newInstallation,
  type OwnServer,
  registerAt,
  startOwnServer,
  Visitor,
} from './harness/own-server.js';
import { type RawResponse, sendRaw } from './harness/raw.js';

const script = 'export const portal = "a script of the portal";'.repeat(40);

/** A minimal build of a portal. */
function buildPortal(dir: string): string {
  const dist = path.join(dir, 'portal/dist');
  mkdirSync(path.join(dist, 'assets'), { recursive: true });
  mkdirSync(path.join(dir, 'portal/dist-server'), { recursive: true });
  const write = (file: string, content: string | Uint8Array) =>
    writeFileSync(path.join(dir, 'portal', file), content);
  write('dist/index.html', '<!doctype html><title>x</title><!--head--><div id="root"></div>');
  write('dist/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('dist/assets/index-a1b2c3d4.js', script);
  write('dist/assets/index-a1b2c3d4.js.br', brotliCompressSync(script));
  write('dist/assets/index-a1b2c3d4.js.gz', gzipSync(script));
  write('secret.txt', 'not for the web');
  write(
    'dist-server/page.mjs',
    `export const openPages = async () => async (request, { settings, read }) => {
       if (request.address === '/broken' && request.session !== undefined) throw new Error('broken');
       return JSON.stringify({ ...request, settings, about: await read('/about', request.language) });
     };`,
  );
  return dist;
}

/** A minimal build of Storybook. */
function buildStorybook(dir: string): string {
  const storybook = path.join(dir, 'storybook');
  mkdirSync(path.join(storybook, 'assets'), { recursive: true });
  writeFileSync(path.join(storybook, 'index.html'), '<!doctype html><title>Storybook</title>');
  writeFileSync(path.join(storybook, 'iframe.html'), '<!doctype html><script type="module">1</script>');
  writeFileSync(path.join(storybook, 'assets/preview-a1b2.js'), script);
  writeFileSync(path.join(dir, 'secret.txt'), 'not for the web');
  return storybook;
}

let installation: Installation;
let server: OwnServer;
let storybook: string;
/** The folder of temporary uploads. */
let temporary: string;

beforeAll(async () => {
  installation = await newInstallation('portal');
  const dir = installation.env['DATA_DIR'] ?? '';
  storybook = buildStorybook(dir);
  temporary = path.join(dir, 'temporary');
  mkdirSync(temporary);
  server = await startOwnServer(installation, {
    PORTAL_DIR: buildPortal(dir),
    STORYBOOK_DIR: storybook,
    LOG_LEVEL: 'info',
    TMPDIR: temporary,
  });
});

afterAll(async () => {
  await server.stop();
  await installation.close();
});

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const get = (target: string, headers: Record<string, string> = html) =>
  sendRaw('GET', target, { headers, to: server.url });

const patiently = { timeout: 10_000 };

/** As when an editor publishes on another instance. */
async function publishName(portalName: string): Promise<void> {
  await installation.knex('portal_settings').update({ portal_name: portalName });
  await installation.knex('content_revisions').where({ content: 'published' }).increment('revision', 1);
}

function expectPage({ status, headers, text }: RawResponse, framedBy = 'none'): void {
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-cache');
  const policy = headers['content-security-policy'];
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain(`frame-ancestors '${framedBy}'`);
  expect(policy).not.toMatch(/script-src[^;]*unsafe|https?:/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(text).toContain('"portalName":"Nimiö"');
}

describe('the portal’s page', () => {
  it('contains the society’s settings, and is revalidated each time', async () => {
    expectPage(await get('/'));
    expectPage(await get('/?language=sv'));
  });

  it('is served at every address of the portal, with our policy and not the admin’s', async () => {
    const targets = ['/settings', '/works', '/works/9789510392652', '/staff/classes/85.2'];
    for (const target of [...targets, '/password-reset/abc-DEF_123']) {
      expectPage(await get(target));
    }
  });

  it('cannot be framed, except the preview by the admin', async () => {
    for (const target of ['/preview/eyJ1aWQi.s1gn-ature', '/preview/x?language=fi']) {
      expectPage(await get(target), 'self');
    }
    for (const target of ['/preview', '/previews/x', '/works/preview/x', '/api/preview/x']) {
      const policy = (await get(target)).headers['content-security-policy'];
      expect(policy, target).toContain("frame-ancestors 'none'");
    }
  });

  it('does not log the secrets that addresses end with', async () => {
    const secrets = ['preview/eyJzZWNyZXQi.s1gn-ature', 'password-reset/abc-DEF_456', 'register/x-secret-x'];
    for (const secret of secrets) expect((await get(`/${secret}`)).status).toBe(200);
    const ends = secrets.map((secret) => secret.slice(secret.indexOf('/') + 1));
    expect(ends.filter((end) => server.written().includes(end))).toEqual([]);
  });

  it('answers HEAD like GET, without the page', async () => {
    for (const target of ['/', '/settings']) {
      const { status, text, headers } = await sendRaw('HEAD', target, { headers: html, to: server.url });
      expect([status, text, headers['content-type']]).toEqual([200, '', 'text/html; charset=utf-8']);
    }
  });

  it('is sent again only after another publishing', async () => {
    for (const target of ['/', '/settings', '/preview/x']) {
      const known = (await get(target)).headers['etag'] ?? '';
      const { status, text, headers } = await get(target, { ...html, 'if-none-match': known });
      expect([status, text, headers['etag']], target).toEqual([304, '', known]);
      expect(headers['content-security-policy'], target).toContain("script-src 'self'");
    }
    const etag = (await get('/')).headers['etag'] ?? '';
    const again = (target: string) => get(target, { ...html, 'if-none-match': etag });
    await publishName('Kynä');
    await expect.poll(async () => (await again('/')).text, patiently).toContain('"portalName":"Kynä"');
    await publishName('Nimiö');
    await expect.poll(async () => (await again('/')).status, patiently).toBe(304);
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br', 'br'],
    ['gzip, deflate', 'gzip'],
  ])('is compressed as the browser can (%s)', async (accepted, encoding) => {
    const packed = await fetch(server.url, { headers: { ...html, 'accept-encoding': accepted } });
    expect(packed.headers.get('content-encoding')).toBe(encoding);
    expect(packed.headers.get('vary')).toContain('Accept-Encoding');
    const plain = await get('/', { ...html, 'accept-encoding': 'identity' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(await packed.text()).toBe(plain.text);
  });

  it('is never served raw, without the settings', async () => {
    const response = await get('/index.html');
    expect(response.text).not.toContain('<!--head-->');
  });

  it('is written for the address, and for the language and the theme of the browser’s cookies', async () => {
    const page = async (cookie: string) =>
      JSON.parse((await get('/works?page=2', { ...html, cookie })).text) as Record<string, unknown>;
    const address = '/works?page=2';
    expect(await page('language=sv; theme=dark')).toMatchObject({ address, language: 'sv', theme: 'dark' });
    const plain = await page('language="><script>; theme=blue');
    expect(plain).toMatchObject({ address, language: 'fi', session: null, about: { language: 'fi' } });
    expect(plain).not.toHaveProperty('theme');
  });

  it('contains the user of the session for them alone, and is not stored', async () => {
    const visitor = new Visitor(() => server.url);
    const { user } = await registerAt(installation, visitor);
    const cookie = `session=${visitor.session}`;
    const { text, headers } = await get('/', { ...html, cookie });
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['etag']).toBeUndefined();
    expect((JSON.parse(text) as { session: object }).session).toMatchObject({ me: { user } });
    for (const other of [{}, { cookie: 'session=x' }, { cookie: `session=${'x'.repeat(43)}` }]) {
      const page = await get('/', { ...html, ...other });
      expect(JSON.parse(page.text)).toMatchObject({ session: null });
      expect(page.headers['vary']).toContain('Cookie');
    }
    await visitor.send('POST', '/auth/logout');
    expect(JSON.parse((await get('/', { ...html, cookie })).text)).toMatchObject({ session: null });
  });

  it('is left to the portal when it cannot be rendered', async () => {
    const { status, text } = await get('/broken');
    expect([status, JSON.parse(text)]).toEqual([200, expect.not.objectContaining({ session: null })]);
    await expect.poll(server.written).toContain('a page cannot be rendered');
  });

  it('is sent only to requests for a page: a program gets 404', async () => {
    expect((await get('/settings', { accept: 'application/json' })).status).toBe(404);
    expect((await get('/settings.json')).status).toBe(404);
  });
});

describe('files', () => {
  it('with a hash in their name are cached permanently, compressed as the browser supports', async () => {
    const target = '/assets/index-a1b2c3d4.js';
    const { hostname, port } = new URL(server.url);
    const brotli = await fetch(`http://${hostname}:${port}${target}`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(brotli.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(brotli.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
    expect(brotli.headers.get('content-type')).toMatch(/^(text|application)\/javascript/);
    expect(await brotli.text()).toBe(script);
    const plain = await get(target, { 'accept-encoding': 'identity' });
    expect([plain.text, plain.headers['content-encoding']]).toEqual([script, undefined]);
    expect(brotliDecompressSync(brotliCompressSync(script)).toString()).toBe(plain.text);
  });

  it('without one are cached for an hour', async () => {
    const icon = await get('/favicon.svg', {});
    expect([icon.status, icon.headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
    expect(icon.headers['content-type']).toBe('image/svg+xml');
  });

  it('that do not exist are 404, not cached', async () => {
    for (const target of ['/assets/index-00000000.js', '/assets/', '/assets', '/assets/..']) {
      const { status, headers, text } = await get(target, { accept: '*/*' });
      expect(status, target).toBe(404);
      expect(headers['cache-control'] ?? 'no-store', target).toBe('no-store');
      expect(text, target).not.toContain('portal');
    }
  });

  it.each([
    '/..%2f..%2fpackage.json',
    '/..%2fsecret.txt',
    '/../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '//etc/passwd',
    '/assets//etc/passwd',
    '/assets/%00',
    '/assets/index-a1b2c3d4.js%00.html',
    '/assets/%zz',
    '/%zz',
    `/assets/${'x'.repeat(5000)}`,
    `/${'x/'.repeat(3000)}`,
    '/.env',
    '/uploads/../nimio.db',
    '/uploads/..%2fnimio.db',
    '/uploads/..%2f..%2fnimio.db',
    '/nimio.db',
  ])('outside of the build are not served: %s', async (target) => {
    const { status, text } = await get(target, { accept: '*/*' });
    expect([400, 403, 404]).toContain(status);
    expect(text).not.toMatch(/not for the web|root:|SQLite format|"name": "/);
  });
});

describe('other addresses', () => {
  it('under /api answer an error in the envelope, even to requests for a page', async () => {
    for (const target of ['/api/unknown', '/api/', '/api', '/api/me/more']) {
      const response = await get(target);
      expect([response.status, response.code], target).toEqual([404, 'notFound']);
      expect(response.headers['content-type']).toContain('application/json');
    }
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])(
    'and no read (%s) never answers with the portal',
    async (method) => {
      for (const target of ['/', '/nothing', '/settings', '/assets/index-a1b2c3d4.js']) {
        const { status, text } = await sendRaw(method, target, { headers: html, to: server.url });
        expect([200, 204, 400, 404, 405, 501], target).toContain(status);
        expect(text, target).not.toContain('portal');
        if (method !== 'OPTIONS') expect(status, target).toBeGreaterThanOrEqual(400);
      }
    },
  );

  it('answer health checks', async () => {
    for (const target of ['/_ready', '/_health']) {
      for (const method of ['GET', 'HEAD']) {
        const { status, text } = await sendRaw(method, target, { to: server.url });
        expect([status, text], `${method} ${target}`).toEqual([204, '']);
      }
    }
  });
});

describe('Storybook', () => {
  it('is served only in the demo', async () => {
    expectPage(await get('/storybook/'));
  });

  it('is served in the demo after its build, may be framed by its own origin only, and leaves the portal’s policy unchanged', async () => {
    const built = `${storybook}-static`;
    const shown = await newInstallation('storybook');
    const demo = await startOwnServer(shown, { DEMO: 'true', STORYBOOK_DIR: built });
    const ask = (target: string) => sendRaw('GET', target, { headers: html, to: demo.url });
    // Before the build ends, its first page reloads itself and is not cached.
    expect(await ask('/storybook/')).toMatchObject({
      status: 503,
      headers: { refresh: '5', 'cache-control': 'no-store' },
      text: expect.stringContaining('not built yet') as string,
    });
    expect((await ask('/storybook/iframe.html')).status).toBe(404);
    renameSync(storybook, built);
    const begin = await ask('/storybook?path=/docs/actions-button--docs');
    expect(begin).toMatchObject({
      status: 302,
      headers: { location: '/storybook/?path=/docs/actions-button--docs' },
    });
    const page = await ask('/storybook/');
    expect(page).toMatchObject({ status: 200, text: expect.stringContaining('Storybook') as string });
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect((await ask('/storybook/iframe.html')).text).toContain('<script type="module">');
    expect((await ask('/storybook/assets/preview-a1b2.js')).text).toBe(script);
    expect((await ask('/storybook/assets/none.js')).status).toBe(404);
    for (const target of ['/storybook/../secret.txt', '/storybook/%2e%2e/secret.txt'])
      expect((await ask(target)).text).not.toContain('not for the web');
    expect((await ask('/api/me')).headers['content-security-policy']).not.toContain('unsafe-eval');
    await demo.stop();
    await shown.close();
  });
});

describe('an upload without a session', () => {
  it.each([
    ['POST', '/upload'],
    ['POST', '/upload/'],
    ['POST', '/UPLOAD'],
    ['POST', '/admin/login'],
    ['POST', '/api/upload'],
    ['POST', '/API/upload'],
    ['POST', '/api/auth/login'],
    ['PUT', '/nothing'],
  ])('%s %s is refused and leaves no file', async (method, target) => {
    const body = [
      '--limit',
      'Content-Disposition: form-data; name="files"; filename="a.png"',
      'Content-Type: image/png',
      '',
      'x'.repeat(20_000),
      '--limit--',
      '',
    ].join('\r\n');
    for (const authorization of ['', 'Bearer x', 'Bearer eyJhbGciOiJub25lIn0.eyJpZCI6MX0.']) {
      const headers = { authorization, 'content-type': 'multipart/form-data; boundary=limit' };
      const { status } = await sendRaw(method, target, { to: server.url, body, headers });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
    expect(readdirSync(temporary)).toEqual([]);
  });
});
