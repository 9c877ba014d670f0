import { afterAll, vi } from 'vitest';

// The test files of a worker share its process, so each one restores what it changed, and the next one reloads its modules.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
});
