import { afterAll, vi } from 'vitest';

// Test files share a process: none finds what another has stubbed, or what the modules remembered in it.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});
