import { defineConfig } from 'vitest/config';

/** A busy machine with two cores is no failure; in ms. */
const patience = { testTimeout: 30_000, hookTimeout: 30_000 };

export default defineConfig({
  test: {
    projects: [
      { test: { ...patience, name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
      { test: { ...patience, name: 'api', include: ['api/test/**/*.test.ts'] } },
    ],
  },
});
