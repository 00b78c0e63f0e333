import { existsSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { dataDir } from './environment.mjs';

if (!existsSync(dataDir)) {
  process.stdout.write(`There is no data in ${dataDir}.\n`);
} else {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`Delete everything in ${dataDir}? Type "yes" to delete: `);
  terminal.close();
  if (answer.trim() === 'yes') {
    rmSync(dataDir, { recursive: true });
    process.stdout.write('Deleted. npm start begins anew.\n');
  } else {
    process.stdout.write('Nothing was deleted.\n');
  }
}
