import { afterAll, vi } from 'vitest';

// The files of a worker share their process, so each gives back what it changed, and the next one loads its modules anew.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
});
