import { loadEnvFile } from './load-env-file.ts';

/** Loads `.env`, and lets only the current user read the files that the process creates, as with those of the server. */
export function prepareCommand(): void {
  process.umask(0o077);
  loadEnvFile();
}
