import path from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { withBootLock } from './data/boot-lock.js';
import { OtherSchemaError } from './data/schema.js';

async function main(): Promise<void> {
  const distDir = path.resolve(__dirname, '..');
  const app = createStrapi({ appDir: path.resolve(distDir, '..'), distDir, autoReload: false });
  await withBootLock(() => app.load());
  await app.start();
  const stop = (): void => {
    void app.destroy().finally(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.send?.('listening');
}

main().catch((error: unknown) => {
  const { message, stack } = error as Error;
  process.stderr.write(`${error instanceof OtherSchemaError ? message : (stack ?? String(error))}\n`);
  process.exit(1);
});
