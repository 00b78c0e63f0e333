import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchOptions } from '../../scripts/chromium.mjs';
import { root } from '../../scripts/environment.mjs';
import { freePort } from '../../scripts/ports.mjs';
import { run } from '../../scripts/tasks.mjs';

// Outside of the repository, so that nothing is resolved from its node_modules.
const folder = mkdtempSync(path.join(os.tmpdir(), 'nimio-design-system-'));
const app = path.join(folder, 'consumer');
const installed = path.join(app, 'node_modules/@nimio/design-system');

const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, { version: string }>;
};
const locked = (name: string) => `${name}@${lock.packages[`node_modules/${name}`]?.version}`;
const tools = ['vite', '@vitejs/plugin-react', 'typescript', '@types/react', '@types/react-dom'];
const peers = ['react', 'react-dom', 'styled-components'];

let tarball = '';

beforeAll(async () => {
  await run('npm', ['pack', '--workspace', 'design-system', '--pack-destination', folder]);
  tarball = path.join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '');
  cpSync(path.join(import.meta.dirname, 'consumer'), app, { recursive: true });
  const options = ['--save-exact', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  await run('npm', ['install', ...options, tarball, ...[...peers, ...tools].map(locked)], { cwd: app });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const filesIn = (place: string) =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

describe('the packed design system', () => {
  it('passes publint', () => run('npx', ['publint', 'run', tarball, '--strict']));

  it('has types for its entry and for each folder of components', async () => {
    const dist = path.join(installed, 'dist');
    const folders = readdirSync(dist).filter((name) => existsSync(path.join(dist, name, 'index.js')));
    expect(folders).toContain('data-table');
    // A style sheet has no types; the folders are exported by a pattern, which attw does not follow automatically.
    const entries = ['--exclude-entrypoints', 'fonts.css', '--include-entrypoints', ...folders];
    await run('npx', ['attw', tarball, '--profile', 'esm-only', ...entries]);
  });

  it('includes the sources of its maps, and no stories or tests', () => {
    const named = filesIn(path.join(installed, 'dist'))
      .filter((file) => file.endsWith('.map'))
      .flatMap((file) => {
        const { sources } = JSON.parse(readFileSync(file, 'utf8')) as { sources: string[] };
        return sources.map((source) => path.resolve(path.dirname(file), source));
      });
    const brought = filesIn(path.join(installed, 'src')).filter((file) => /\.tsx?$/.test(file));
    expect(brought.sort()).toEqual([...new Set(named)].sort());
  });

  it('type-checks in an application that a bundler resolves', () => run('npx', ['tsc'], { cwd: app }));

  it('type-checks in an application that Node resolves', () =>
    run('npx', ['tsc', '-p', 'tsconfig.nodenext.json'], { cwd: app }));

  it('shows a text field, a table and a dialog in a built application', async () => {
    await run('npx', ['vite', 'build'], { cwd: app });
    const port = await freePort();
    const server = await preview({
      root: app,
      configFile: false,
      preview: { host: '127.0.0.1', port, strictPort: true },
    });
    const browser = await chromium.launch(launchOptions());
    try {
      const page = await browser.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await page.goto(`http://127.0.0.1:${port}/`);

      await page.getByRole('textbox', { name: 'Pen name' }).fill('Aleksis Kivi');
      // The heading and the two works.
      expect(await page.getByRole('table', { name: 'Works' }).getByRole('row').count()).toBe(3);
      await page.getByRole('button', { name: 'Read the terms' }).click();
      await page.getByRole('dialog', { name: 'Terms' }).waitFor();
      const fonts = await page.evaluate(async () =>
        [...(await document.fonts.ready)]
          .filter(({ status }) => status === 'loaded')
          .map(({ family }) => family),
      );
      expect(fonts.join()).toContain('Source Sans 3');
      expect(complaints).toEqual([]);
    } finally {
      await browser.close();
      await server.close();
    }
  });
});
