import { loadEnvFile } from './load-env-file.ts';

/** Loads `.env`, and makes the files that the process creates readable only by the current user, as the server does. */
export function prepareCommand(): void {
  process.umask(0o077);
  loadEnvFile();
}
