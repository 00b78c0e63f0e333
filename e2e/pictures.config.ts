import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions, unhinted } from '../scripts/chromium.mjs';

const root = path.resolve(import.meta.dirname, '..');

/** Compares pictures of the design system's stories. `npm run test:visual` runs it, and names the Chromium. */
export default defineConfig({
  testDir: 'pictures',
  outputDir: path.join(root, 'test-results/pictures-of-stories'),
  snapshotPathTemplate: path.join(root, `design-system/pictures/${process.env['CHROMIUM'] ?? ''}/{arg}{ext}`),
  fullyParallel: true,
  workers: 2,
  // The first picture of a story has to be reviewed.
  updateSnapshots: 'none',
  expect: { toHaveScreenshot: { maxDiffPixels: 100 } },
  use: {
    viewport: { width: 800, height: 900 },
    locale: 'fi-FI',
    timezoneId: 'Europe/Helsinki',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launchOptions(unhinted),
  },
});
