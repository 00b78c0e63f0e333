import path from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { type OperatorReset, resetByOperator } from '../api/second-factor/use-cases/reset-by-operator.js';
import { oneAtATime } from '../data/boot-lock.js';
import { system } from '../system.js';

const told: Readonly<Record<OperatorReset, string>> = {
  reset: 'The second factor was taken away: the next login begins with a new one',
  unknown: 'There is no account by that name',
  none: 'The account has no second factor',
};

/** `node dist/src/security/reset-second-factor-main.js <user name>`; ends with 1 when nothing was reset. */
async function main(): Promise<void> {
  const [name, ...others] = process.argv.slice(2);
  if (!name || others.length > 0) throw new Error('Say whose: <user name>');
  process.env['RUN_JOBS'] = 'false';
  const distDir = path.resolve(__dirname, '../..');
  const strapi = createStrapi({ appDir: path.resolve(distDir, '..'), distDir, autoReload: false });
  await oneAtATime(() => strapi.load());
  strapi.log.level = 'error';
  const result = await resetByOperator(system(), name);
  process.stdout.write(`${told[result]}\n`);
  await strapi.destroy();
  process.exit(result === 'reset' ? 0 : 1);
}

main().catch((error: unknown) => {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
});
