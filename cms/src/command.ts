import path from 'node:path';
import { type Core, createStrapi } from '@strapi/strapi';
import { oneAtATime } from './data/boot-lock.js';

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * A command beside the server, over the same database; it runs no jobs. It ends with the number that the work returns,
 * and with 1 and the reason when it throws.
 */
export function runCommand(work: (strapi: Core.Strapi) => Promise<number>): void {
  const run = async (): Promise<void> => {
    process.env['RUN_JOBS'] = 'false';
    const distDir = path.resolve(__dirname, '..');
    const strapi = createStrapi({ appDir: path.resolve(distDir, '..'), distDir, autoReload: false });
    await oneAtATime(() => strapi.load());
    strapi.log.level = 'error';
    const code = await work(strapi);
    await strapi.destroy();
    process.exit(code);
  };
  run().catch((error: unknown) => {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  });
}

/** What a command was called with is wrong: says how, before anything is begun. */
export function refuseCommand(how: string): never {
  process.stderr.write(`${how}\n`);
  process.exit(1);
}
