import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { type Environment, readEnvironment } from '../api/src/config/environment.ts';
import { lockFolder } from '../api/src/database/process-lock.ts';
import { explainStartFailure } from '../api/src/startup/explain-start-failure.ts';
import { loadSettings } from './settings.ts';
import { buildSite, isSiteCurrent } from './site.ts';

loadSettings();
if (await isSiteReady()) await import('../api/src/server.ts');

/** Builds the site unless it is current. When the server could not start, says so and sets the exit code. */
async function isSiteReady(): Promise<boolean> {
  try {
    await requirePlace(readEnvironment());
    process.exitCode = isSiteCurrent() ? 0 : await buildSite();
  } catch (error) {
    console.error(explainStartFailure(error as Error));
    process.exitCode = 1;
  }
  return process.exitCode === 0;
}

/** Throws when the server could not start anyway. The server looks for itself; this saves the work before it. */
async function requirePlace({ PORT, HOST, DATA_FOLDER, DATABASE_URL }: Environment): Promise<void> {
  if (!DATABASE_URL && existsSync(DATA_FOLDER)) lockFolder(DATA_FOLDER)();
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(PORT, HOST, () => probe.close(() => resolve()));
  });
}
