import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../scripts/find-free-port.ts';
import { root } from '../scripts/run.ts';

/** Measures the time from `npm start` to the first page, in ms, after an earlier start has built the site and created the data. */
export async function timeWarmStart(): Promise<number> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'kindcrate-'));
  try {
    await timeStart(dataFolder);
    return await timeStart(dataFolder);
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

async function timeStart(dataFolder: string): Promise<number> {
  const port = await findFreePort();
  // An empty DATABASE_URL selects the embedded database.
  const env = { ...process.env, PORT: `${port}`, DATA_FOLDER: dataFolder, DATABASE_URL: '' };
  const start = performance.now();
  const npm = spawn('npm', ['start'], { cwd: root, env, stdio: 'ignore' });
  const exited = once(npm, 'exit');
  try {
    while (!(await isAnswering(`http://localhost:${port}/`))) {
      if (npm.exitCode !== null) throw new Error(`npm start exited with code ${npm.exitCode}`);
      if (performance.now() - start > 60_000) throw new Error('npm start served no page within a minute');
      await sleep(20);
    }
    return performance.now() - start;
  } finally {
    npm.kill('SIGTERM');
    await exited;
  }
}

async function isAnswering(url: string): Promise<boolean> {
  const reply = await fetch(url).catch(() => undefined);
  return reply?.ok ?? false;
}
