import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions, unhinted } from '../scripts/chromium.mjs';

const root = path.resolve(import.meta.dirname, '..');

/** Pictures of the design system's stories. Run by `npm run test:visual`, which says which Chromium it is. */
export default defineConfig({
  testDir: 'pictures',
  outputDir: path.join(root, 'test-results/pictures-of-stories'),
  snapshotPathTemplate: path.join(root, `design-system/pictures/${process.env['CHROMIUM'] ?? ''}/{arg}{ext}`),
  fullyParallel: true,
  workers: 2,
  // A new story is a picture that somebody has to look at first.
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
