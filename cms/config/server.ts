import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { requiredSecret } from '../src/security/secrets.js';

/** Editors' uploads lie beside the database. */
function publicDir(): string {
  const dir = path.resolve(process.env['DATA_DIR'] ?? '../.data', 'public');
  mkdirSync(path.join(dir, 'uploads'), { recursive: true });
  return dir;
}

export default () => ({
  host: process.env['HOST'] ?? '127.0.0.1',
  port: Number(process.env['PORT'] ?? 1337),
  url: process.env['PUBLIC_URL'] ?? 'http://localhost:1337',
  // The address that our own proxy saw: whatever stands left of it in X-Forwarded-For anybody can forge.
  proxy: { koa: process.env['TRUST_PROXY'] === 'true', maxIpsCount: 1 },
  // Longer than a proxy in front keeps a connection: one that is closed just as it is used again is an error to somebody.
  http: { serverOptions: { keepAliveTimeout: 65_000 } },
  app: { keys: [requiredSecret('APP_KEY')] },
  dirs: { public: publicDir() },
});
