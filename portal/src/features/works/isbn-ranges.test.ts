import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { compactRanges } from '../../../scripts/vite-isbn-ranges';

it('preserves all ranges of ISBNs', () => {
  const groups = createRequire(import.meta.url)('isbn3/lib/groups.js') as Parameters<typeof compactRanges>[0];
  const module = { exports: {} };
  // oxlint-disable-next-line typescript/no-implied-eval -- the code is what the browser runs
  const run = new Function('module', compactRanges(groups)) as (module: object) => void;
  run(module);
  const ranges = Object.entries(groups).map(([prefix, group]) => [prefix, { ranges: group.ranges }]);
  expect(module.exports).toEqual(Object.fromEntries(ranges));
});
