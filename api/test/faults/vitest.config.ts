import { defineConfig } from 'vitest/config';

/** `npm run test:faults`: the tests that take too long for `npm test`. */
export default defineConfig({
  test: {
    name: 'faults',
    root: import.meta.dirname,
    include: ['*.faults.ts'],
    // A test takes up to four minutes, and several times as long on a busy machine. The soak test sets its own timeout.
    testTimeout: 1_200_000,
    hookTimeout: 60_000,
    globalSetup: '../postgres/global-setup.ts',
    setupFiles: '../support/setup.ts',
    // The faults of one file must not affect the tests of another.
    fileParallelism: false,
  },
});
