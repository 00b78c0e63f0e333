import { existsSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// The system's Chromium where there is one; else the one that Playwright has installed.
const chromium =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => existsSync(path));

const launchOptions = {
  ...(chromium && { executablePath: chromium }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--font-render-hinting=none',
  ],
};

export default defineConfig({
  test: {
    projects: [
      {
        // The design system's sources instead of its package, here and below.
        ssr: { resolve: { conditions: ['@nimio/source', ...defaultServerConditions] } },
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            '{domain,design-system,portal,demo}/src/**/*.test.{ts,tsx}',
            'design-system/docs/*.test.ts',
          ],
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        resolve: { conditions: ['@nimio/source', ...defaultClientConditions] },
        // Without this Vite meets a library in the middle of a run, rebuilds and reloads the page under a test.
        optimizeDeps: {
          entries: [
            '.storybook/preview.tsx',
            'design-system/docs/**/*.tsx',
            '{design-system,portal}/src/**/*.{ts,tsx}',
          ],
        },
        test: {
          name: 'storybook',
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 1280, height: 900 },
          },
        },
      },
    ],
  },
});
