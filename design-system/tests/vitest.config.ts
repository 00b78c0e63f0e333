import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    // Packing compiles the package, and the application is installed, built and opened.
    hookTimeout: 180_000,
    testTimeout: 120_000,
  },
});
