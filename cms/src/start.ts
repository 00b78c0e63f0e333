import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createStrapi } from '@strapi/strapi';
import { withBootLock } from './data/boot-lock.js';
import { joinInstances, OtherInstanceError } from './data/instances.js';
import { OtherSchemaError } from './data/schema.js';
import { stopBeingReady } from './http/readiness.js';
import { WrongVaultKeysError } from './security/vault-keys.js';
import { system } from './system.js';

type Strapi = ReturnType<typeof createStrapi>;

/** In milliseconds; with the jobs' own, less than the 20 seconds within which a stopping server ends. */
const timeouts = { requests: 7000, rest: 7000 };

/** How long a load balancer takes to notice that the server is not ready. */
const drainSeconds = (): number => Number(process.env['SHUTDOWN_DRAIN_SECONDS'] ?? 0);

/** Stops accepting connections and finishes the requests in flight. */
async function finishRequests({ httpServer }: Strapi['server']): Promise<void> {
  const closed = new Promise((resolve) => httpServer.close(resolve));
  // A keep-alive connection becomes idle after its last response.
  const closing = setInterval(() => httpServer.closeIdleConnections(), 50);
  await Promise.race([closed, setTimeout(timeouts.requests)]);
  clearInterval(closing);
}

async function shutDown(app: Strapi): Promise<void> {
  stopBeingReady();
  await Promise.all([setTimeout(drainSeconds() * 1000), system().jobs.stop()]);
  await finishRequests(app.server);
  await Promise.race([app.destroy(), setTimeout(timeouts.rest)]);
}

async function main(): Promise<void> {
  const distDir = path.resolve(__dirname, '..');
  await joinInstances();
  const app = createStrapi({ appDir: path.resolve(distDir, '..'), distDir, autoReload: false });
  await withBootLock(() => app.load());
  await app.start();
  const stop = (): void => void shutDown(app).finally(() => process.exit(0));
  for (const signal of ['SIGTERM', 'SIGINT']) {
    // Strapi's own listeners would cut requests in flight.
    process.removeAllListeners(signal);
    process.once(signal, stop);
  }
  process.send?.('listening');
}

main().catch((error: unknown) => {
  const { message, stack } = error as Error;
  const explained = [OtherSchemaError, OtherInstanceError, WrongVaultKeysError];
  const isExplained = explained.some((kind) => error instanceof kind);
  process.stderr.write(`${isExplained ? message : (stack ?? String(error))}\n`);
  process.exit(1);
});
