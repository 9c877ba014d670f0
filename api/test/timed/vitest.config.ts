import { defineConfig } from 'vitest/config';

/** The tests that measure requests on a large database, with both engines. */
const large = ['*/large-*.timed.ts', 'large-desk/*.timed.ts'];

const shared = {
  root: `${import.meta.dirname}/..`,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // Other processes can stall a measurement for seconds.
  retry: 1,
  setupFiles: 'support/setup.ts',
};

/**
 * `npm run bench`: the tests that measure how long requests take. If they ran alongside the tests of `npm test`, they would measure
 * those too. A test on a large database takes up little more than one core, and its fastest attempt counts, so two of them run at a
 * time.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'timed',
          include: ['**/*.timed.ts'],
          exclude: large,
          maxWorkers: 1,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: { ...shared, name: 'large', include: large, maxWorkers: 2, sequence: { groupOrder: 1 } },
      },
      {
        test: {
          ...shared,
          name: 'large-postgres',
          include: large,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          globalSetup: 'postgres/global-setup.ts',
        },
      },
    ],
  },
});
