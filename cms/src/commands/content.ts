import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { exportContent } from '../content/files/content-export.js';
import { importContent } from '../content/files/content-import.js';
import { printLine, refuseCommand } from './command.js';
import { runOnStrapi } from './strapi-command.js';

async function runImport(strapi: Core.Strapi, folder: string): Promise<number> {
  const results = await importContent(strapi, folder, new Date());
  for (const { entry, result, reason } of results) {
    printLine(`${result.padEnd(10)} ${entry}${reason ? `: ${reason}` : ''}`);
  }
  if (results.length === 0) printLine(`There is no content in ${folder}`);
  return results.length === 0 || results.some(({ result }) => result === 'refused') ? 1 : 0;
}

async function runExport(strapi: Core.Strapi, folder: string): Promise<number> {
  for (const entry of await exportContent(strapi, folder)) printLine(`written    ${entry}`);
  return 0;
}

// `node dist/src/commands/content.js import|export <folder>`; a running server looks for changes every half second.
const [action, folder] = process.argv.slice(2);
if (!folder || (action !== 'import' && action !== 'export'))
  refuseCommand('Say what to do and with which folder: import <folder>, or export <folder>');
// Checked first, because Strapi takes seconds to start.
if (action === 'import' && !existsSync(folder))
  refuseCommand(`There is no content in ${path.resolve(folder)}`);
runOnStrapi((strapi) => (action === 'import' ? runImport : runExport)(strapi, path.resolve(folder)));
