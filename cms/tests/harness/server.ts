import { cpSync } from 'node:fs';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Catalogue, startCatalogue } from '@nimio/demo/catalogue/catalogue';
import { type IsniStandIn, startIsni } from '@nimio/demo/isni/isni';
import pg from 'pg';
import { inject } from 'vitest';
import type { System } from '../../src/system.js';
import { cmsDir, isPostgres, testEnvironment } from './environment.js';

const require = createRequire(import.meta.url);

interface Documents {
  findMany(options: object): Promise<unknown>;
  findFirst(options: object): Promise<unknown>;
  create(options: object): Promise<unknown>;
  update(options: object): Promise<unknown>;
  publish(options: object): Promise<unknown>;
  unpublish(options: object): Promise<unknown>;
  delete(options: object): Promise<unknown>;
}

interface StrapiApp {
  load(): Promise<unknown>;
  destroy(): Promise<void>;
  server: {
    mount(): void;
    httpServer: Server;
    api(name: string): { listRoutes(): { methods: string[]; path: string }[] };
  };
  db: {
    transaction<T>(work: () => Promise<T>): Promise<T>;
    /** Bypasses the rules that `documents` enforces. */
    query(uid: string): { deleteMany(where: object): Promise<unknown> };
  };
  documents: ((uid: string) => Documents) & {
    /** Runs a function before every change of content; returns how to remove it. */
    use(
      between: (context: { uid: string; action: string }, next: () => Promise<unknown>) => Promise<unknown>,
    ): () => void;
  };
}

export interface TestServer {
  url: string;
  strapi: StrapiApp;
  system: System;
  catalogue: Catalogue;
  isni: IsniStandIn;
}

async function databaseCopy(dir: string): Promise<Record<string, string>> {
  const base = inject('postgresUrl');
  if (!isPostgres) {
    cpSync(path.join(inject('templateDir'), 'template'), dir, { recursive: true });
    return {};
  }
  const name = `worker_${process.pid}`;
  const client = new pg.Client({ connectionString: `${base}postgres` });
  await client.connect();
  await client.query(`create database ${name} template template_of_tests`);
  await client.end();
  return { DATABASE_CLIENT: 'postgres', DATABASE_URL: `${base}${name}` };
}

async function boot(): Promise<TestServer> {
  const dir = path.join(inject('templateDir'), `worker-${process.pid}`);
  const catalogue = await startCatalogue({ port: 0 });
  const isni = await startIsni({ port: 0 });
  Object.assign(process.env, await databaseCopy(dir), testEnvironment(dir), {
    FINNA_URL: catalogue.url,
    FINNA_TIMEOUT_MS: '300',
    FINNA_COOLDOWN_MS: '200',
    ISNI_URL: isni.url,
    ISNI_TIMEOUT_MS: '2000',
    ISNI_COOLDOWN_MS: '200',
  });
  const { createStrapi } = require('@strapi/strapi') as { createStrapi: (options: object) => StrapiApp };
  const strapi = createStrapi({ appDir: cmsDir, distDir: path.join(cmsDir, 'dist'), serveAdminPanel: false });
  await strapi.load();
  strapi.server.mount();
  const { httpServer } = strapi.server;
  await new Promise<void>((resolve) => httpServer.listen(0, '127.0.0.1', resolve));
  const address = httpServer.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { system } = require(path.join(cmsDir, 'dist/src/system.js')) as { system: () => System };
  // Durable commits are unnecessary for a database that is deleted afterwards.
  if (!isPostgres) await system().db.knex.raw('pragma synchronous = off');
  return { url: `http://127.0.0.1:${port}`, strapi, system: system(), catalogue, isni };
}

declare global {
  var testServer: Promise<TestServer> | undefined;
}

/** The worker's one server. It ends with the worker. */
export const server = (): Promise<TestServer> => (globalThis.testServer ??= boot());
