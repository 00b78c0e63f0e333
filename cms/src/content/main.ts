import path from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { oneAtATime } from '../data/boot-lock.js';
import { exportContent } from './content-export.js';
import { importContent } from './content-import.js';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function runImport(strapi: ReturnType<typeof createStrapi>, folder: string): Promise<number> {
  const results = await importContent(strapi, folder, new Date());
  for (const { entry, result, reason } of results) {
    say(`${result.padEnd(10)} ${entry}${reason ? `: ${reason}` : ''}`);
  }
  if (results.length === 0) say(`There is no content in ${folder}`);
  return results.length === 0 || results.some(({ result }) => result === 'refused') ? 1 : 0;
}

async function runExport(strapi: ReturnType<typeof createStrapi>, folder: string): Promise<number> {
  for (const entry of await exportContent(strapi, folder)) say(`written    ${entry}`);
  return 0;
}

/** `node dist/src/content/main.js import|export <folder>`; a running server notices within a second. */
async function main(): Promise<void> {
  const [act, folder] = process.argv.slice(2);
  if (!folder || (act !== 'import' && act !== 'export')) {
    throw new Error('Say what to do and with which folder: import <folder>, or export <folder>');
  }
  process.env['RUN_JOBS'] = 'false';
  const distDir = path.resolve(__dirname, '../..');
  const strapi = createStrapi({ appDir: path.resolve(distDir, '..'), distDir, autoReload: false });
  await oneAtATime(() => strapi.load());
  strapi.log.level = 'error';
  const code = await (act === 'import' ? runImport : runExport)(strapi, path.resolve(folder));
  await strapi.destroy();
  process.exit(code);
}

main().catch((error: unknown) => {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
});
