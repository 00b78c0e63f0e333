import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { requiredSecret } from '../src/security/secrets.js';

/** Editors' uploads are stored next to the database, in a folder that other users of the machine cannot read. */
function publicDir(): string {
  const dir = path.resolve(process.env['DATA_DIR'] ?? '../.data', 'public');
  mkdirSync(path.join(dir, 'uploads'), { recursive: true, mode: 0o700 });
  return dir;
}

export default () => ({
  host: process.env['HOST'] ?? '127.0.0.1',
  port: Number(process.env['PORT'] ?? 1337),
  url: process.env['PUBLIC_URL'] ?? 'http://localhost:1337',
  // The address that our own proxy saw: clients can forge the entries to its left in X-Forwarded-For.
  proxy: { koa: process.env['TRUST_PROXY'] === 'true', maxIpsCount: 1 },
  // Longer than a proxy keeps an idle connection: a connection that is closed just as it is reused is an error to a
  // user.
  http: { serverOptions: { keepAliveTimeout: 65_000 } },
  app: { keys: [requiredSecret('APP_KEY')] },
  dirs: { public: publicDir() },
});
