import { describe, it } from 'vitest';
import { run } from './tasks.mjs';

/** Static checks of the whole project, each a program that fails when it finds something. */
const checks = {
  formatting: 'npx biome check .',
  'lint and types': 'npx oxlint',
  layers: 'npx depcruise domain/src design-system/src portal/src cms/src cms/database demo/src',
  'unused code': 'npx knip',
  translations: 'npm run messages:check -w portal',
  'sizes of components': 'node scripts/sizes.mjs',
};

/** vitest sets it to `test`, with which a build keeps React's development code. */
const { NODE_ENV: _, ...env } = process.env;

describe('checks', () => {
  it.each(Object.entries(checks))('%s: %s', async (_name, command) => {
    const [program = '', ...args] = command.split(' ');
    await run(program, args, { env });
  });
});
