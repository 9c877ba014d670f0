import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { findFreePort } from '../../scripts/find-free-port.ts';

export interface RunningRelease {
  origin: string;
  port: number;
  process: ChildProcess;
  dataFolder: string;
  /** What the process has printed so far. */
  output: () => string;
  /** Sends SIGTERM and waits for the exit code, which is null if a signal ended the process. */
  stop: () => Promise<number | null>;
}

/** Debian's user `nobody`, which runs the server if root runs the tests. */
export const serverUser = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Creates an empty data folder for the user that runs the server, and removes it after the test. */
export function createDataFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'kindcrate-data-'));
  chmodSync(folder, 0o700);
  if (serverUser.uid) chownSync(folder, serverUser.uid, serverUser.gid);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts the command of the image, with its environment and the given settings, as a user who cannot change the release. */
export async function startRelease(
  settings: Record<string, string> = {},
  dataFolder = createDataFolder(),
): Promise<RunningRelease> {
  const { workdir, env, command } = inject('image');
  const port = await findFreePort();
  const child = spawn(command[0] ?? '', command.slice(1), {
    cwd: workdir,
    env: {
      PATH: process.env.PATH,
      ...env,
      HOST: '127.0.0.1',
      PORT: `${port}`,
      DATA_FOLDER: dataFolder,
      ADDRESS_LIMIT_FACTOR: '1000',
      SAMPLE_DATA: 'false',
      // Production requires these settings. No mail server listens on port 9.
      PUBLIC_URL: 'https://give.example.com',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'desk@example.com',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...serverUser,
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  let hasEnded = false;
  // Unlike `exit`, `close` is emitted only after all output of the process has been read.
  const ended = once(child, 'close').then(([code]) => {
    hasEnded = true;
    return code as number | null;
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  while (!printed.includes('running at') && !hasEnded) await Promise.race([once(child.stdout, 'data'), ended]);
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    process: child,
    dataFolder,
    output: () => printed,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
