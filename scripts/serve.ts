import { loadEnvFile } from './load-env-file.ts';

// Starts the server of a release (docs/deploy.md), whose site is already built.

loadEnvFile();
await import('../api/src/server.ts');
