import { afterAll, vi } from 'vitest';

// The test files of a worker share its process, so each file restores what it changed, and modules are loaded again for the next file.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
});
