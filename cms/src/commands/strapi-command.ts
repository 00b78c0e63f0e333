import path from 'node:path';
import { type Core, createStrapi } from '@strapi/strapi';
import { withBootLock } from '../data/boot-lock.js';
import { endWith } from './command.js';

/** A command that needs Strapi, with the server's database; it runs no jobs. */
export function runOnStrapi(work: (strapi: Core.Strapi) => Promise<number>): void {
  const run = async (): Promise<number> => {
    process.env['RUN_JOBS'] = 'false';
    const distDir = path.resolve(__dirname, '../..');
    const strapi = createStrapi({ appDir: path.resolve(distDir, '..'), distDir, autoReload: false });
    await withBootLock(() => strapi.load());
    strapi.log.level = 'error';
    const code = await work(strapi);
    await strapi.destroy();
    return code;
  };
  endWith(run());
}
