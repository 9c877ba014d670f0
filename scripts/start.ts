import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { type Environment, readEnvironment } from '../api/src/config/environment.ts';
import { requireProductionSettings } from '../api/src/config/production.ts';
import { lockFolder } from '../api/src/database/folder-lock.ts';
import { explainStartFailure } from '../api/src/startup/explain-start-failure.ts';
import { buildSite, isSiteCurrent } from './build-site.ts';
import { loadEnvFile } from './load-env-file.ts';

loadEnvFile();
if (await prepareSite()) await import('../api/src/server.ts');

/**
 * Builds the site unless it is up to date. If the server cannot start, prints the reason and sets the exit code.
 * @returns whether the server can start
 */
async function prepareSite(): Promise<boolean> {
  try {
    const environment = readEnvironment();
    requireProductionSettings(environment);
    await requireFreeResources(environment);
    process.exitCode = isSiteCurrent() ? 0 : await buildSite();
  } catch (error) {
    console.error(explainStartFailure(error as Error));
    process.exitCode = 1;
  }
  return process.exitCode === 0;
}

/** Throws if the data folder or the port is in use. The server checks that too, but only after the build, which is slow. */
async function requireFreeResources({ PORT, HOST, DATA_FOLDER, DATABASE_URL }: Environment): Promise<void> {
  if (!DATABASE_URL && existsSync(DATA_FOLDER)) {
    const unlock = lockFolder(DATA_FOLDER);
    unlock();
  }
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(PORT, HOST, () => probe.close(() => resolve()));
  });
}
