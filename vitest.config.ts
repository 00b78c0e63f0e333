import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { launchOptions, unhinted, unoptimized, unpainted } from './scripts/chromium.mjs';

export default defineConfig({
  test: {
    projects: [
      {
        // The tests use the design system's sources instead of its package.
        ssr: { resolve: { conditions: ['@nimio/source', ...defaultServerConditions] } },
        test: {
          name: 'unit',
          environment: 'node',
          execArgv: ['--single-threaded'],
          // A process for each file costs twice as much as the tests.
          isolate: false,
          setupFiles: ['scripts/unit-setup.ts'],
          // Only a test that hangs may exceed it: on a busy machine a property test takes several seconds.
          testTimeout: 60_000,
          include: [
            '{domain,design-system,portal,demo}/src/**/*.test.{ts,tsx}',
            'design-system/docs/*.test.ts',
            'scripts/*.test.ts',
          ],
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        resolve: {
          conditions: ['@nimio/source', ...defaultClientConditions],
          // The virtual screen reader would include a second copy of user-event. Each copy replaces the setters of
          // fields, and after that the keyboard of the other one no longer reaches React.
          alias: { '@testing-library/user-event': 'storybook/test' },
        },
        // Otherwise Vite finds a library in the middle of a run, rebuilds, and reloads the page under a test.
        optimizeDeps: {
          entries: [
            '.storybook/preview.tsx',
            'design-system/docs/**/*.tsx',
            '{design-system,portal}/src/**/!(*.test).{ts,tsx}',
          ],
        },
        test: {
          name: 'storybook',
          // Loading the modules again for each file cost more than the stories. As in Storybook itself, stories share a
          // page. Two pages share the files, which uses both cores of a small machine.
          isolate: false,
          maxWorkers: 2,
          browser: {
            enabled: true,
            headless: true,
            // Nothing is painted, so a picture of a failed story would be white.
            screenshotFailures: false,
            provider: playwright({
              launchOptions: launchOptions(unhinted, unoptimized, unpainted),
              // An element that is still fading in is not visible, and its contrast cannot be measured.
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 1280, height: 900 },
          },
        },
      },
    ],
  },
});
