import { defineConfig } from 'vitest/config';

/** A busy machine with two cores is no failure; in ms. */
const patience = { testTimeout: 30_000, hookTimeout: 30_000 };

const apiTests = ['api/test/**/*.test.ts'];

/** What is about the embedded database or about none. */
const notOnPostgres = [
  'api/test/{environment,flood,leaks,run-staff-command,server}.test.ts',
  'api/test/accounts/token-secret.test.ts',
  'api/test/concurrency/*',
  'api/test/database/{embedded-*,lookups.test}.ts',
  'api/test/plugins/{connections,projection,security-headers,site}.test.ts',
  'api/test/profile/qr-code.test.ts',
];

export default defineConfig({
  test: {
    projects: [
      { test: { ...patience, name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
      { test: { ...patience, name: 'api', include: apiTests, exclude: ['api/test/postgres/**'] } },
      {
        test: {
          ...patience,
          name: 'api-postgres',
          include: apiTests,
          exclude: notOnPostgres,
          globalSetup: 'api/test/postgres/start-cluster.ts',
        },
      },
    ],
  },
});
