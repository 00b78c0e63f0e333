import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { type Combination, plans } from './product/combinations.js';

const chromium =
  process.env['CHROMIUM_PATH'] ??
  ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((place) => existsSync(place));

export default defineConfig<object, Combination>({
  testDir: 'journeys',
  globalSetup: './product/postgres.ts',
  outputDir: path.resolve(import.meta.dirname, '../test-results/journeys'),
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 240_000,
  expect: { timeout: 10_000 },
  projects: plans.map(({ combination, journeys }) => ({
    name: Object.values(combination).join(' '),
    testMatch: journeys,
    use: combination,
  })),
  use: {
    ...devices['Desktop Chrome'],
    locale: 'fi-FI',
    timezoneId: 'Europe/Helsinki',
    trace: 'retain-on-failure',
    // A dialog that is still fading in has no colours to judge.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
