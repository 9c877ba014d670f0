import { afterAll, vi } from 'vitest';
import { cleanUp } from './cleanup.ts';

// Vitest runs this module for every test file, although the files of a worker share all other modules.
afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await cleanUp();
});
