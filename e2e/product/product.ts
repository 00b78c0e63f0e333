import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, serverEnvironment } from '../../scripts/environment.mjs';
import { freePort } from '../../scripts/ports.mjs';
import { type Wire, wireTo } from '../../scripts/wire.mjs';
import { copyDatabase, type Database, template } from './template.js';

/** The running product: the server with the test bank, the catalogue, the ISNI register and the mailbox beside it. */
export interface Product {
  url: string;
  /** Addresses of the stand-ins; faults are switched there. */
  bank: string;
  catalogue: string;
  mailbox: string;
  /** What leads to PostgreSQL; SQLite has no such. */
  database: Wire | undefined;
  /** The mail server goes away; the act that comes back brings it back. */
  loseMailbox(): Promise<() => Promise<void>>;
  stop(): Promise<void>;
}

interface Started {
  child: ChildProcess;
  /** What it said first. */
  says: Record<string, string>;
}

function start(script: string, env: Record<string, string>): Promise<Started> {
  const isServer = script.startsWith('cms/');
  const child = spawn(process.execPath, [path.join(root, script)], {
    cwd: isServer ? path.join(root, 'cms') : root,
    env: { ...process.env, ...env },
    stdio: isServer ? ['ignore', 'ignore', 'inherit', 'ipc'] : ['ignore', 'pipe', 'ignore'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
    child.once('message', () => resolve({ child, says: {} }));
    child.stdout?.once('data', (line: Buffer) =>
      resolve({ child, says: JSON.parse(line.toString()) as Record<string, string> }),
    );
  });
}

const stop = ({ child }: Started): Promise<void> =>
  new Promise((resolve) => {
    child.removeAllListeners('exit');
    // A journey may have ended while what it had stopped was still away.
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });

/** An installation with the demonstration's society, on free ports. */
export async function startProduct(database: Database): Promise<Product> {
  const dir = mkdtempSync(path.join(tmpdir(), 'nimio-product-'));
  cpSync(template(database), dir, { recursive: true });
  const [port, mail, smtp] = [await freePort(), await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const standIn = { NODE_ENV: 'test' };
  const startMailbox = () =>
    start('demo/dist/mailbox/main.js', {
      ...standIn,
      DEMO_MAIL_PORT: String(mail),
      DEMO_SMTP_PORT: String(smtp),
      DEMO_MAIL_DIRECTORY: path.join(dir, 'mail'),
    });
  const [bank, catalogue, isni, firstMailbox] = await Promise.all([
    start('demo/dist/bank/main.js', {
      ...standIn,
      DEMO_BANK_PORT: '0',
      BANK_KEYS_FILE: path.join(dir, 'bank-keys.json'),
      PORTAL_KEYS_FILE: path.join(dir, 'portal-keys.json'),
      PORTAL_CALLBACK_URL: `${url}/api/auth/strong/callback`,
    }),
    start('demo/dist/catalogue/main.js', { ...standIn, DEMO_CATALOGUE_PORT: '0' }),
    start('demo/dist/isni/main.js', { ...standIn, DEMO_ISNI_PORT: '0' }),
    startMailbox(),
  ]);
  let mailbox = firstMailbox;
  const catalogueUrl = catalogue.says['url'] ?? '';
  const copy = database === 'postgres' ? await copyDatabase(path.basename(dir)) : undefined;
  const wire = copy && (await wireTo(copy.hostname, Number(copy.port)));
  if (copy && wire) copy.port = String(wire.port);
  const server = await start('cms/dist/src/start.js', {
    ...serverEnvironment({ dir }),
    ...(copy && { DATABASE_CLIENT: 'postgres', DATABASE_URL: copy.href }),
    PORT: String(port),
    PUBLIC_URL: url,
    STRONG_AUTH_ISSUER: bank.says['issuer'] ?? '',
    FINNA_URL: catalogueUrl,
    FINNA_TIMEOUT_MS: '1500',
    ISNI_URL: isni.says['url'] ?? '',
    SMTP_URL: `smtp://127.0.0.1:${smtp}`,
    LOG_LEVEL: 'error',
  });
  return {
    url,
    bank: bank.says['issuer'] ?? '',
    catalogue: catalogueUrl,
    mailbox: `http://127.0.0.1:${mail}`,
    database: wire,
    async loseMailbox() {
      await stop(mailbox);
      return async () => {
        mailbox = await startMailbox();
      };
    },
    async stop() {
      await Promise.all([server, bank, catalogue, isni, mailbox].map(stop));
      await wire?.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
