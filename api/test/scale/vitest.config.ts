import { defineConfig } from 'vitest/config';

/** `npm run bench:scale`: measures the queries of the API on a large PostgreSQL database. */
export default defineConfig({
  test: {
    name: 'scale',
    root: import.meta.dirname,
    include: ['*.scale.ts'],
    testTimeout: 600_000,
    hookTimeout: 7_200_000,
    setupFiles: '../support/setup.ts',
  },
});
