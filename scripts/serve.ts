import { loadEnvFile } from './load-env-file.ts';

// Starts the server of a release (docs/deploy.md), which has been built already.

loadEnvFile();
await import('../api/src/server.ts');
