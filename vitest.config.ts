import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser } from './scripts/browser.mjs';
import { commands } from './tests/component/commands.ts';

/**
 * API tests spend half of their time waiting for databases, servers and timeouts, so with two more workers than cores they finish
 * sooner. Browser tests run after them (`groupOrder`), so that no more processes compete than there are workers.
 */
const manyWorkers = { maxWorkers: availableParallelism() + 2 };

/** Each worker is a page of the same browser, and often waits for frames and timers. */
const browserWorkers = { maxWorkers: availableParallelism() + 1 };

/**
 * Tests that use servers, databases or a browser are retried once, like the Playwright tests: on a busy machine, a process sometimes
 * stalls for seconds. `npm test` lists the tests that passed only on the second attempt.
 */
const retried = { retry: 1 };

const api = {
  ...manyWorkers,
  ...retried,
  // Tests use real databases, images and processes, possibly on a busy machine.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  include: ['api/test/**/*.test.ts'],
  setupFiles: 'api/test/support/setup.ts',
  // The files of a worker share their modules. Loading the API for each file took more than a quarter of the processor time.
  isolate: false,
};

/**
 * Tests that open no PostgreSQL database: those of the embedded database, of processes that use it, and of functions that need no
 * database. On PostgreSQL, they would only repeat what they test on the embedded database.
 */
const notOnPostgres = [
  'api/test/backup/{damaged,encryption,interrupted-backup}.test.ts',
  'api/test/accounts/{describe-device,passwords,token-secret}.test.ts',
  'api/test/catalog/common-time-zone.test.ts',
  'api/test/catalog/moved-entry.test.ts',
  'api/test/catalog/visibility-days.test.ts',
  'api/test/concurrency/*',
  'api/test/config/*',
  'api/test/database/embedded-*.ts',
  'api/test/database/search-words.test.ts',
  'api/test/disk/reserve-file.test.ts',
  'api/test/doctor/{bucket,checks,run-doctor}.test.ts',
  'api/test/faults/*',
  'api/test/figures/tally.test.ts',
  'api/test/staff-figures/{count-orders,months,summaries}.test.ts',
  'api/test/follows/{news,unsubscribe-code}.test.ts',
  'api/test/handovers/plan-offer.test.ts',
  'api/test/http/{connections,flood,forged-tokens,last-uses,leaks,log,security-headers}.test.ts',
  'api/test/jobs/regular-job.test.ts',
  'api/test/mail/{calendar-file,compose-mail,transport}.test.ts',
  'api/test/orders/{mail,queue-range}.test.ts',
  'api/test/overview/{day-capacity,days,ending-needs,handover-days,problems}.test.ts',
  'api/test/payments/{paymob-signature,settle}.test.ts',
  'api/test/projection.test.ts',
  'api/test/qr-code.test.ts',
  'api/test/redemptions/signed-code.test.ts',
  'api/test/retention/privacy-notice.test.ts',
  'api/test/second-factors/*',
  'api/test/seed/drawing-cache.test.ts',
  'api/test/servers/skipped-tests.test.ts',
  'api/test/images/{image-stores,renderer,unavailable-store}.test.ts',
  'api/test/images/heic/*',
  'api/test/site/{byte-cache,serve-site}.test.ts',
  'api/test/startup/{command-line,run-move-images,run-staff-command,s3,server,settings,shutdown,young-generation}.test.ts',
  'api/test/statements/to-statement.test.ts',
  'api/test/texts/*',
];

// As root, for example in a container, Chromium runs only without its sandbox.
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...manyWorkers,
          name: 'unit',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          include: ['tests/unit/**/*.test.ts'],
          setupFiles: 'tests/unit/setup.ts',
          // A process for each file took a third of the processor time.
          isolate: false,
        },
      },
      {
        optimizeDeps: {
          include: ['axe-core', 'react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime'],
        },
        test: {
          ...browserWorkers,
          ...retried,
          sequence: { groupOrder: 1 },
          testTimeout: 15_000,
          name: 'component',
          include: ['tests/component/**/*.test.tsx'],
          globalSetup: 'tests/component/provide-copy.ts',
          setupFiles: 'tests/component/setup.ts',
          // A page for each file, with the modules and styles of the whole site, took half of the processor time.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // As in Playwright, so that a locator finds the same elements in both.
            locators: { exact: false },
            provider: playwright({ launchOptions: { args, ...findBrowser() } }),
            instances: [{ browser: 'chromium' }],
            commands,
          },
        },
      },
      { test: { ...api, name: 'api', exclude: ['api/test/postgres/**'] } },
      {
        test: {
          ...api,
          name: 'api-postgres',
          exclude: notOnPostgres,
          globalSetup: 'api/test/postgres/global-setup.ts',
        },
      },
    ],
  },
});
