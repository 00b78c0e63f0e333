import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { barelyCompiled, launchOptions, oneProcess, unpainted } from '../scripts/chromium.mjs';
import { type Combination, plans } from './product/combinations.js';

export default defineConfig<object, Combination>({
  testDir: 'journeys',
  globalSetup: './product/template.ts',
  outputDir: path.resolve(import.meta.dirname, '../test-results/journeys'),
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 240_000,
  expect: { timeout: 10_000 },
  projects: plans.map(({ combination, journeys }) => ({
    name: [combination.language, combination.width, combination.input, combination.database].join(' '),
    testMatch: journeys,
    // How pages move depends on the width alone, like what axe finds.
    testIgnore: combination.hasAxe ? [] : '**/layout-shift.spec.ts',
    use: combination,
  })),
  use: {
    ...devices['Desktop Chrome'],
    locale: 'fi-FI',
    timezoneId: 'Europe/Helsinki',
    // axe cannot measure the colours of a dialog that is still fading in.
    contextOptions: { reducedMotion: 'reduce' },
    // PICTURES=1 takes a picture at each check of a page.
    launchOptions: launchOptions(
      barelyCompiled,
      ...oneProcess,
      ...(process.env['PICTURES'] ? [] : [unpainted]),
    ),
  },
});
