import { defineConfig } from 'vitest/config';

/** `npm run test:release` tests the release that the Dockerfile builds, and `deploy/nginx.conf` in front of it (docs/testing.md). */
export default defineConfig({
  test: {
    name: 'release',
    include: ['tests/release/*.test.ts'],
    globalSetup: 'tests/release/run-dockerfile.ts',
    // The tests start real servers and proxies, possibly on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
