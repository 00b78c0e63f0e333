import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBank } from '@nimio/demo/bank/bank';
import { ensureKeys } from '@nimio/demo/bank/keys';
import { startCatalogue } from '@nimio/demo/catalogue/catalogue';
import { startIsni } from '@nimio/demo/isni/isni';
import { startMailbox } from '@nimio/demo/mailbox/mailbox';
import { root, serverEnvironment } from '../../scripts/environment.mjs';
import { freePort } from '../../scripts/ports.mjs';
import { startTcpProxy, type TcpProxy } from '../../scripts/tcp-proxy.mjs';
import { copyDatabase, type Database, template } from './template.js';

/** The running product: the server and its stand-ins. */
export interface Product {
  url: string;
  /** The addresses of the stand-ins, where faults are set. */
  bank: string;
  catalogue: string;
  mailbox: string;
  /** The proxy of PostgreSQL, whose connections a journey can cut; undefined with SQLite. */
  database: TcpProxy | undefined;
  /** Stops the mail server; the returned function starts it again. */
  stopMailbox(): Promise<() => Promise<void>>;
  stop(): Promise<void>;
}

function startServer(env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--single-threaded', 'dist/src/start.js'], {
    cwd: path.join(root, 'cms'),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
    child.once('message', () => resolve(child));
  });
}

const stopServer = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });

const portOf = (address: string): number => Number(new URL(address).port);

/** Starts an installation with the demonstration's society on free ports. */
export async function startProduct(database: Database): Promise<Product> {
  const dir = mkdtempSync(path.join(tmpdir(), 'nimio-product-'));
  cpSync(template(database), dir, { recursive: true });
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const keys = await ensureKeys(path.join(dir, 'portal-keys.json'));
  const redirectUri = `${url}/api/auth/strong/callback`;
  const mailDirectory = path.join(dir, 'mail');
  const bank = await startBank({ port: 0, keys, clientId: 'portal', redirectUri });
  const catalogue = await startCatalogue({ port: 0 });
  const isni = await startIsni({ port: 0 });
  const firstMailbox = await startMailbox({ smtpPort: 0, webPort: 0, mailDirectory });
  let mailbox: typeof firstMailbox | undefined = firstMailbox;
  const copy = database === 'postgres' ? await copyDatabase(path.basename(dir)) : undefined;
  const proxy = copy && (await startTcpProxy(copy.hostname, Number(copy.port)));
  if (copy && proxy) copy.port = String(proxy.port);
  const server = await startServer({
    ...serverEnvironment({ dir }),
    ...(copy && { DATABASE_CLIENT: 'postgres', DATABASE_URL: copy.href }),
    PORT: String(port),
    PUBLIC_URL: url,
    STRONG_AUTH_ISSUER: bank.url,
    FINNA_URL: catalogue.url,
    FINNA_TIMEOUT_MS: '1500',
    ISNI_URL: isni.url,
    SMTP_URL: firstMailbox.smtpUrl,
    LOG_LEVEL: 'error',
  });
  return {
    url,
    bank: bank.url,
    catalogue: catalogue.url,
    mailbox: firstMailbox.url,
    database: proxy,
    async stopMailbox() {
      const [smtpPort, webPort] = [portOf(firstMailbox.smtpUrl), portOf(firstMailbox.url)];
      await mailbox?.close();
      mailbox = undefined;
      return async () => {
        mailbox = await startMailbox({ smtpPort, webPort, mailDirectory });
      };
    },
    async stop() {
      await stopServer(server);
      const standIns = [bank, catalogue, isni, ...(mailbox ? [mailbox] : [])];
      await Promise.all(standIns.map((standIn) => standIn.close()));
      await proxy?.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
