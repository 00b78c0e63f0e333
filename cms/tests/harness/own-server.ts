import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoggedIn } from '@nimio/domain/session/session.types';
import type { Knex } from 'knex';
import pg from 'pg';
import { inject } from 'vitest';
import { freePort } from '../../../scripts/ports.mjs';
import type * as RegistrationStore from '../../src/api/session/registration-store.js';
import type * as DatabaseModule from '../../src/data/database.js';
import type { Person } from '../../src/integrations/strong-auth/strong-auth.js';
import type * as VaultModule from '../../src/security/vault.js';
import type { System } from '../../src/system.js';
import { cmsDir, isPostgres, testEnvironment } from './environment.js';
import { newIsbn } from './new-values.js';
import { newPerson, password } from './people.js';

const require = createRequire(path.join(cmsDir, 'package.json'));
const load = <T>(module: string): T => require(path.join(cmsDir, 'dist/src', module)) as T;

/** A separate database for servers that run as separate processes. */
export interface Installation {
  env: Record<string, string>;
  knex: Knex;
  /** The result of a bank identification of this person: a token for registering in the visitor's browser. */
  identified: (visitor: Visitor, person: Person) => Promise<string>;
  close: () => Promise<void>;
}

async function makeDatabase(name: string, dir: string, template: string): Promise<Record<string, string>> {
  if (!isPostgres) {
    cpSync(path.join(inject('templateDir'), 'template'), dir, { recursive: true });
    return {};
  }
  const base = inject('postgresUrl');
  const client = new pg.Client({ connectionString: `${base}postgres` });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  return { DATABASE_CLIENT: 'postgres', DATABASE_URL: `${base}${name}` };
}

/**
 * @param name of letters, once in a worker
 * @param template of its database, on PostgreSQL: `template0` is empty
 */
export async function newInstallation(name: string, template = 'template_of_tests'): Promise<Installation> {
  const dir = path.join(inject('templateDir'), `${name}-${process.pid}`);
  const database = await makeDatabase(`${name}_${process.pid}`, dir, template);
  const env = { ...testEnvironment(dir), ...database };
  const makeKnex = require('knex') as (config: Knex.Config) => Knex;
  const knex = makeKnex(
    isPostgres
      ? { client: 'pg', connection: { connectionString: database['DATABASE_URL'] ?? '' } }
      : {
          client: 'better-sqlite3',
          connection: { filename: path.join(dir, 'nimio.db') },
          useNullAsDefault: true,
        },
  );
  const db = load<typeof DatabaseModule>('data/database.js').openDatabase(knex);
  const vault = load<typeof VaultModule>('security/vault.js').vaultFromEnvironment(env);
  const app = { db, vault, now: () => new Date() } as System;
  const { insertRegistration } = load<typeof RegistrationStore>('api/session/registration-store.js');
  return {
    env,
    knex,
    identified(visitor, person) {
      visitor.cookies.set('strong-auth', 'that-was-at-the-bank');
      return insertRegistration(app, person, 'that-was-at-the-bank');
    },
    async close() {
      await db.close();
      await knex.destroy();
    },
  };
}

export interface OwnServer {
  url: string;
  /** All its output so far, on both streams. */
  written: () => string;
  /** Stops it gracefully, or as a power failure would. */
  stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('close', () => resolve());
  });

/** Starts the compiled server as a separate process and waits until it is ready. */
export async function startOwnServer(
  { env }: Installation,
  changes: Record<string, string> = {},
): Promise<OwnServer> {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  // It lives for seconds, in which optimising its code costs more than it saves, with or without threads for that.
  const flags = ['--no-opt', '--single-threaded'];
  const child = spawn(process.execPath, [...flags, path.join(cmsDir, 'dist/src/start.js')], {
    cwd: cmsDir,
    env: { ...process.env, DATABASE_CLIENT: 'sqlite', ...env, PORT: port, PUBLIC_URL: url, ...changes },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (piece: Buffer) => (text += piece.toString()));
  }
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${text}`)));
  });
  return {
    url,
    written: () => text,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      await ended(child);
    },
  };
}

export interface OwnResponse<T = unknown> {
  status: number;
  headers: Headers;
  record: T;
  records: { isbn: string }[];
  code: string | undefined;
}

/** A visitor of such a server, with the session's cookie. */
export class Visitor {
  readonly cookies = new Map<string, string>();

  /** @param url the current address of the server, which changes when it is restarted */
  constructor(readonly url: () => string) {}

  /** @param body as JSON; bytes are sent as they are, with the content type of the headers */
  async send<T = unknown>(
    method: string,
    target: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<OwnResponse<T>> {
    const response = await fetch(`${this.url()}/api${target}`, {
      method,
      redirect: 'manual',
      headers: {
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies.set(name, value);
    }
    const isJson = response.headers.get('content-type')?.includes('json');
    const reply = (isJson ? await response.json() : {}) as {
      record: T;
      records?: { isbn: string }[];
      error?: { details: { code: string } };
    };
    return {
      status: response.status,
      headers: response.headers,
      record: reply.record,
      records: reply.records ?? [],
      code: reply.error?.details.code,
    };
  }

  /** The secret in the browser, to search for where it must not be. */
  get session(): string {
    return this.cookies.get('session') ?? '';
  }
}

/** A new person registers at such a server. */
export async function registerAt(installation: Installation, visitor: Visitor): Promise<LoggedIn> {
  const auth = await installation.identified(visitor, newPerson());
  const options = { username: `client${newIsbn()}`, email: '', phone: '+358 40 1234567', password };
  const terms = { hasAcceptedDisclaimer: true, version: '2021-08-26', language: 'fi' };
  return (await visitor.send<LoggedIn>('POST', '/auth/register', { auth, ...options, ...terms })).record;
}

/** A new member of staff at such a server, who has entered the second factor. */
export async function staffAt(installation: Installation, visitor: Visitor): Promise<void> {
  const { knex } = installation;
  const { user, profile } = await registerAt(installation, visitor);
  const [{ id }] = (await knex('profiles').where({ hash: profile.hash }).select('id')) as [{ id: number }];
  await knex('profile_roles').insert({ profile_id: id, role: 'superadmin' });
  await knex('sessions')
    .whereIn('account_id', knex('accounts').where({ hash: user.hash }).select('id'))
    .update({ raised_at: new Date().toISOString() });
}
