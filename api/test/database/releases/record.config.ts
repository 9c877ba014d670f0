import { defineConfig } from 'vitest/config';

/** Records the data of this version as a fixture: see CONTRIBUTING.md. */
export default defineConfig({
  test: { name: 'record', include: ['api/test/database/releases/record-release.ts'], testTimeout: 60_000 },
});
