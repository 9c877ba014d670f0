import { defineConfig } from 'vitest/config';

/** A busy machine with two cores is no failure; in ms. */
const patience = { testTimeout: 30_000, hookTimeout: 30_000 };

const apiTests = ['api/test/**/*.test.ts'];

/** What is about the embedded database or about none. */
const notOnPostgres = [
  'api/test/accounts/token-secret.test.ts',
  'api/test/concurrency/*',
  'api/test/config/environment.test.ts',
  'api/test/database/{embedded-*,lookups.test}.ts',
  'api/test/http/{connections,flood,leaks,projection,security-headers}.test.ts',
  'api/test/redemptions/qr-code.test.ts',
  'api/test/site/serve-site.test.ts',
  'api/test/startup/{run-staff-command,server}.test.ts',
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
