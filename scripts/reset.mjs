import { existsSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { dataDir } from './environment.mjs';

if (!existsSync(dataDir)) {
  process.stdout.write(`There is no data in ${dataDir}.\n`);
} else {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const confirmation = await terminal.question(`Delete everything in ${dataDir}? Type "yes" to delete: `);
  terminal.close();
  if (confirmation.trim() === 'yes') {
    rmSync(dataDir, { recursive: true });
    process.stdout.write('Deleted. npm start fills an empty database.\n');
  } else {
    process.stdout.write('Nothing was deleted.\n');
  }
}
