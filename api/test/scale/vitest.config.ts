import { defineConfig } from 'vitest/config';

/** `npm run bench:scale`: what the API asks PostgreSQL on a large database. */
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
