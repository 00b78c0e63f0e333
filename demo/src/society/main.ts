import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { defaultProfiles, defaultWorks, society } from './society.js';

/** Writes the records as JSON lines, at the speed of the reader. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      profiles: { type: 'string', default: String(defaultProfiles) },
      works: { type: 'string', default: String(defaultWorks) },
      seed: { type: 'string', default: 'nimio' },
      now: { type: 'string', default: new Date().toISOString() },
    },
  });
  const plan = {
    profiles: Number(values.profiles),
    works: Number(values.works),
    seed: values.seed,
    now: new Date(values.now),
  };
  // A reader that stops early, such as `head`, is no error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  let lines: string[] = [];
  for (const record of society(plan)) {
    lines.push(JSON.stringify(record), '\n');
    if (lines.length < 2000) continue;
    if (!process.stdout.write(lines.join(''))) await once(process.stdout, 'drain');
    lines = [];
  }
  process.stdout.write(lines.join(''));
}

try {
  await main();
} catch (error) {
  console.error(`society: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
