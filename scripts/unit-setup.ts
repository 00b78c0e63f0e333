import { afterAll, vi } from 'vitest';

// Test files share a process, so the stubs and the module state of one file are reset before the next one.
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.resetModules();
});
