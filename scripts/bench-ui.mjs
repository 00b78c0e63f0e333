import path from 'node:path';
import { isOver, tell, tellMachine } from './bench/results.mjs';
import { build, domainBuild, installation, messages } from './builds.mjs';
import { ensureChromium } from './chromium.mjs';
import { root } from './environment.mjs';
import { perform } from './tasks.mjs';

/**
 * Measures `DataTable` beside the same 5,000 rows in a table written by hand, MUI's grid and AG Grid, and the portal's
 * list of works beside one written by hand with the same cells; in one run and in turns. Prints ratios. With --json the last line is `[{ name, ratio, atMost }]`.
 */

const rounds = 7;
const folder = path.join(root, 'bench-ui');
const grids = ['data-table', 'hand-written', 'ag-grid', 'mui', 'works-page', 'hand-written-works'];

const benchInstallation = build('Install packages of the UI bench', 'ci --no-audit --no-fund', {
  inputs: ['bench-ui/package-lock.json'],
  output: 'bench-ui/node_modules/.package-lock.json',
  folder: 'bench-ui',
});
const benchBuild = build('Build the pages of the UI bench', 'exec vite build', {
  inputs: ['bench-ui', 'design-system/src', 'domain/src', 'portal/src', 'package-lock.json'],
  output: 'bench-ui/dist/.vite/manifest.json',
  needs: [installation, benchInstallation, domainBuild, messages],
  folder: 'bench-ui',
});

await perform(benchBuild);
await ensureChromium();
// They need packages that a fresh clone has only now.
const { beside, measureGrids, middle } = await import('./bench/grids.mjs');
const { weigh } = await import('./bench/page-weight.mjs');

const visits = await measureGrids(folder, grids, rounds);
/** @param {string} grid */
const visitsOf = (grid) => visits.get(grid) ?? [];

/** @param {unknown[]} cells */
const line = ([name, ...cells]) =>
  process.stdout.write(
    `  ${String(name).padEnd(20)}${cells.map((cell) => String(cell).padStart(13)).join('')}\n`,
  );

process.stdout.write('\n  5,000 rows × 7 columns; milliseconds on the CPU of the main thread\n');
line(['', 'first mount', 'mount ms', 'sort ms', 'frame p95 ms', 'DOM nodes', 'gzip kB', 'no React']);
for (const grid of grids) {
  const { all, own } = weigh(path.join(folder, 'dist'), `${grid}.html`);
  const times = /** @type {const} */ (['firstMount', 'mount', 'sort', 'scroll']).map((what) =>
    middle(visitsOf(grid), what).toFixed(1),
  );
  line([grid, ...times, middle(visitsOf(grid), 'nodes'), all.toFixed(1), own.toFixed(1)]);
}
process.stdout.write(
  '  mui shows pages of 100 rows: its free grid has no more. Its numbers are for one page.\n\n',
);

/**
 * @param {'mount' | 'sort' | 'scroll'} what
 * @param {string} other
 * @param {number} atMost
 * @param {{ name: string, grid: string }} [ours]
 */
function compare(what, other, atMost, ours = { name: 'table', grid: 'data-table' }) {
  const [own, theirs] = [visitsOf(ours.grid), visitsOf(other)];
  const facts = `${middle(own, what).toFixed(1)} ms beside ${middle(theirs, what).toFixed(1)} ms`;
  tell(`${ours.name}-${what}/${other}`, beside(own, theirs, what), atMost, facts);
}

compare('mount', 'hand-written', 1.5);
compare('sort', 'hand-written', 1.5);
compare('scroll', 'hand-written', 1.5);
compare('mount', 'ag-grid', 1);
compare('sort', 'ag-grid', 1);
const works = { name: 'works', grid: 'works-page' };
compare('mount', 'hand-written-works', 1.5, works);
compare('sort', 'hand-written-works', 1.5, works);
tellMachine();
if (isOver()) process.exitCode = 1;
