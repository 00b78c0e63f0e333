import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['tests/**/*.test.ts'],
    globalSetup: ['tests/harness/global-setup.ts'],
    setupFiles: ['tests/harness/boot.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // One Strapi a worker; every test makes its own people.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
