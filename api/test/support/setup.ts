import { afterAll, beforeEach, vi } from 'vitest';
import { findSkipReason } from '../servers/find-skip-reason.ts';
import { cleanUp } from './cleanup.ts';

// Cleans up after each test file: Vitest runs this module for every file, although the files of a worker share all other modules.
afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await cleanUp();
});

if (process.env.API_SERVERS)
  beforeEach(({ task, skip }) => {
    const reason = findSkipReason(task.file.filepath, task.name);
    if (reason) skip(reason);
  });
