import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Endpoint } from '@nimio/domain/endpoint';
import { endpoints } from '@nimio/domain/endpoints';
import { settingsReply } from '@nimio/domain/settings/settings.types';
import { describe, expect, it } from 'vitest';
import type * as Front from '../src/http/api-middleware.js';
import { Browser } from './harness/browser.js';
import { cmsDir } from './harness/environment.js';
import { newAuthor, password } from './harness/people.js';
import { server } from './harness/server.js';

const require = createRequire(import.meta.url);
const served = async (): Promise<ReadonlyMap<string, Endpoint>> => {
  await server();
  const module = require(path.join(cmsDir, 'dist/src/http/route.js')) as {
    servedEndpoints: ReadonlyMap<string, Endpoint>;
  };
  return module.servedEndpoints;
};
const nameOf = ({ method, path: pattern }: Endpoint) => `${method} ${pattern}`;
/** A path with a value for each parameter. */
const example = (pattern: string) => pattern.replace(/:\w+/g, 'x'.repeat(22));

describe('the settings of an installation', () => {
  it('are all in the manual of settings', () => {
    const read = (file: string) => readFileSync(path.join(cmsDir, file), 'utf8');
    const sources = ['src/environment.ts', 'src/start.ts', 'config/server.ts', 'config/database.ts'];
    const names = sources.flatMap((file) =>
      [...read(file).matchAll(/env(?:ironment)?\['([A-Z_]+)'\]/g)].map(([, name]) => name ?? ''),
    );
    const manual = read('../docs/settings.md');
    expect(names).toContain('STRONG_AUTH_LEVEL');
    expect([...new Set(names)].filter((name) => !manual.includes(`\`${name}\``))).toEqual([]);
  });
});

describe('the settings of the portal', () => {
  it('are each used by the portal or the server, besides being shown to the portal', () => {
    const { limits, ...settings } = settingsReply.getDefault();
    const names = [...Object.keys(settings), ...Object.keys(limits)];
    const root = path.join(cmsDir, '..');
    const sources = ['portal/src', 'cms/src'].flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !/stories|story-|compiled|\.test\.|^content\//.test(file))
        .map((file) => readFileSync(path.join(root, folder, file), 'utf8')),
    );
    const reads = (name: string) =>
      sources.some((source) => /ettings\b/.test(source) && new RegExp(`\\b${name}\\b`).test(source));
    expect(names.filter((name) => !reads(name))).toEqual([]);
  });
});

describe('the reverse proxy of the operators’ manual', () => {
  it('protects all paths of the CMS, in any case, and none of the portal', async () => {
    const manual = readFileSync(path.join(cmsDir, '../docs/operations.md'), 'utf8');
    const [, location = ''] = /^ *location ~\* (\S+) \{$/m.exec(manual) ?? [];
    const ofCms = new RegExp(location, 'i');
    const { strapi } = await server();
    // Middlewares are listed too, without a method.
    const routes = strapi.server
      .api('admin')
      .listRoutes()
      .filter(({ methods }) => methods.length > 0);
    const paths = routes.map((route) => route.path);
    expect(paths).toEqual(expect.arrayContaining(['/admin/login', '/upload/files', '/nimio/history']));
    expect(paths.filter((each) => !ofCms.test(each))).toEqual([]);
    for (const open of ['/uploads/picture.png', '/api/about', '/works', '/administration'])
      expect(ofCms.test(open), open).toBe(false);
  });

  it('lets the largest upload through', () => {
    const manual = readFileSync(path.join(cmsDir, '../docs/operations.md'), 'utf8');
    const [, megabytes] = /client_max_body_size (\d+)m;\n\n +location \/ \{/.exec(manual) ?? [];
    const uploads = Object.values<Endpoint>(endpoints).map(({ upload }) => upload?.maxBytes ?? 0);
    expect(Number(megabytes) * 2 ** 20).toBeGreaterThan(Math.max(...uploads));
  });
});

describe('the routes', () => {
  it('are exactly the table of endpoints', async () => {
    const { strapi } = await server();
    const layers = strapi.server.api('content-api').listRoutes();
    const registered = layers
      .flatMap(({ methods, path: pattern }) =>
        methods.map((method) => `${method} ${pattern.replace(/^\/api/, '')}`),
      )
      .filter((name) => !name.startsWith('HEAD '));
    const table = Object.values(endpoints).map(nameOf);
    expect(registered).toEqual(expect.arrayContaining(table));
    expect([...(await served()).keys()].sort()).toEqual([...table].sort());
    // Routes that Strapi's plugins would add to the public API are not reachable.
    const foreign = registered.filter((name) => !table.includes(name));
    expect(foreign).toContain('POST /email');
    for (const name of foreign) {
      const [method = '', pattern = ''] = name.split(' ');
      const response = await new Browser().send(
        method,
        example(pattern),
        method === 'GET' ? {} : { body: {} },
      );
      expect([404, 405], name).toContain(response.status);
    }
  });

  it('lead each endpoint to the use case with its name', () => {
    const folder = path.join(cmsDir, 'src/api');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.includes(`${path.sep}routes${path.sep}`),
    );
    const source = files.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
    const lines = [...source.matchAll(/\broute\(\s*(?:\w+\.)?(\w+),\s*(\w*)/g)];
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.length).toBe(source.match(/\broute\(/g)?.length);
    // The OpenAPI document is a constant, which needs no use case.
    const others = lines.filter(([, endpoint, useCase]) => endpoint !== useCase);
    expect(others.map(([, endpoint]) => endpoint)).toEqual(['getOpenApi']);
  });

  it('lead each literal path to its own handler, whatever parameters are next to it', async () => {
    const { strapi } = await server();
    const names = await served();
    const { indexRoutes } = require(path.join(cmsDir, 'dist/src/http/api-middleware.js')) as typeof Front;
    const layers = strapi.server.api('content-api').listRoutes() as unknown as Parameters<
      typeof indexRoutes
    >[0];
    const lookup = indexRoutes(layers, (name) => names.has(name));
    for (const endpoint of Object.values(endpoints)) {
      const found = lookup(endpoint.method, `/api${example(endpoint.path)}`);
      expect(found?.route, nameOf(endpoint)).toBe(`/api${endpoint.path}`);
    }
  });

  it('never fail unexpectedly on empty bodies and unknown names', async () => {
    const browser = new Browser();
    for (const endpoint of Object.values(endpoints)) {
      const response = await browser.send(endpoint.method, example(endpoint.path), {
        ...(endpoint.body ? { body: {} } : {}),
      });
      expect(response.status, nameOf(endpoint)).toBeLessThan(500);
    }
  });

  it('require a session unless the table declares anonymous access', async () => {
    for (const endpoint of Object.values(endpoints)) {
      if (endpoint.access.who === 'anonymous') continue;
      const response = await new Browser().send(endpoint.method, example(endpoint.path), {
        ...(endpoint.body ? { body: {} } : {}),
      });
      expect(response.code, nameOf(endpoint)).toBe('sessionMissing');
    }
  });

  it('require the accepted terms wherever an account is needed', async () => {
    const { browser } = await newAuthor({ acceptsTerms: false });
    for (const endpoint of Object.values(endpoints)) {
      if (!['account', 'profile', 'staff'].includes(endpoint.access.who)) continue;
      const response = await browser.send(endpoint.method, example(endpoint.path), {
        ...(endpoint.body ? { body: {} } : {}),
      });
      expect(response.code, nameOf(endpoint)).toBe('disclaimerNotAccepted');
    }
  });

  it('require a new password first wherever more than a session is needed', async () => {
    const { browser, me } = await newAuthor();
    const { knex } = (await server()).system.db;
    await knex('accounts').where({ hash: me.user.hash }).update({ must_change_password: 1 });
    for (const endpoint of Object.values(endpoints)) {
      if (['anonymous', 'session'].includes(endpoint.access.who)) continue;
      const response = await browser.send(endpoint.method, example(endpoint.path), {
        ...(endpoint.body ? { body: {} } : {}),
      });
      expect(response, nameOf(endpoint)).toMatchObject({ status: 403, code: 'passwordOutdated' });
    }
    expect((await browser.get('/me')).status).toBe(200);
    const change = { oldPassword: password, password };
    expect((await browser.post(`/auth/${me.user.hash}/change-password`, change)).status).toBe(200);
    expect((await browser.get('/profiles')).status).toBe(200);
  });

  it('answer an unknown path with 404 and a wrong method with 405, both in the envelope', async () => {
    const browser = new Browser();
    expect(await browser.get('/nothing/here')).toMatchObject({ status: 404, code: 'notFound' });
    const wrong = await browser.send('DELETE', '/me');
    expect(wrong).toMatchObject({ status: 405, code: 'methodNotAllowed' });
    expect(wrong.headers.get('allow')).toBe('GET');
    expect(await browser.send('POST', '/nothing/here', { body: {} })).toMatchObject({ status: 404 });
  });

  it('are described as OpenAPI, each with its allowed callers', async () => {
    const { openapi, paths } = (await new Browser().get('/openapi.json')).body as {
      openapi: string;
      paths: Record<string, Record<string, { 'x-access': string }>>;
    };
    expect(openapi).toBe('3.1.0');
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
    expect(operations).toHaveLength(Object.keys(endpoints).length);
    expect(operations.every((operation) => operation['x-access'].length > 0)).toBe(true);
  });
});
