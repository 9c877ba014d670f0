import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { projectFolder } from '../../src/config/environment.ts';
import { openDataFolder } from '../../src/startup/data-folder.ts';
import { addCatalog } from './catalog.ts';
import { addCleanup } from './cleanup.ts';

/** The real server in its own process. */
export interface ServerProcess {
  process: ChildProcess;
  /** The data folder. */
  folder: string;
  /** Empty when the server did not start. */
  origin: string;
  /** The standard output so far. */
  output: () => string;
  /** The standard error so far. */
  errors: () => string;
  /** Sends a signal and waits for the process to exit. */
  stop: (signal: NodeJS.Signals) => Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

/** Creates a data folder with a small catalog; removes it after the tests of the file. */
export async function createDataFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'kindcrate-process-'));
  const data = await openDataFolder(folder);
  await addCatalog(data.database);
  await data.close();
  addCleanup(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Starts a server on a free port and waits until it prints its URL or exits.
 * @param killAfter milliseconds after which the server is killed, even while it starts. If this is set, the function waits
 *   for the exit, and the origin is empty.
 * @param wrapper a command and its arguments, put in front of the server's command. It must `exec` that command, so that signals
 *   reach the server
 */
export async function startServerProcess(
  folder: string,
  settings: Record<string, string> = {},
  killAfter?: number,
  wrapper: readonly string[] = [],
): Promise<ServerProcess> {
  const [program = '', ...parameters] = [...wrapper, process.execPath, join(projectFolder, 'api/src/server.ts')];
  const child = spawn(program, parameters, {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_FOLDER: folder,
      SAMPLE_DATA: 'false',
      ADDRESS_LIMIT_FACTOR: '1000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  addCleanup(() => child.kill('SIGKILL'));
  if (killAfter) setTimeout(() => child.kill('SIGKILL'), killAfter);
  const output = collect(child.stdout);
  const errors = collect(child.stderr);
  const ended = once(child, 'exit').then(([code, signal]) => ({ code, signal }));
  const stop: ServerProcess['stop'] = async (signal) => {
    child.kill(signal);
    return ended;
  };
  const endedWithoutOrigin = ended.then(() => '');
  const origin = await (killAfter ? endedWithoutOrigin : Promise.race([findOrigin(child, output), endedWithoutOrigin]));
  return { process: child, folder, origin, output, errors, stop };
}

/**
 * Confirms the email of a new account on a server with the embedded database, as the link in the email would.
 * Assumes that no other account has claimed the address: the `email_key` of its first claim is the address, a space and a 1.
 */
export function confirmEmail(folder: string, email: string): void {
  const database = new DatabaseSync(join(folder, 'kindcrate.sqlite'), { timeout: 5_000 });
  database
    .prepare('update users set email_key = ?, email_confirmed_at = created_at where email_key = ?')
    .run(email, `${email} 1`);
  database.close();
}

/** Returns a function that returns everything that the stream has emitted so far. */
function collect(stream: NodeJS.ReadableStream): () => string {
  let text = '';
  stream.on('data', (chunk) => {
    text += chunk;
  });
  return () => text;
}

/** Waits until the server prints its URL. */
async function findOrigin(child: ChildProcess, output: () => string): Promise<string> {
  for (;;) {
    const found = /running at (\S+)\n/.exec(output())?.[1];
    if (found) return found.replace('localhost', '127.0.0.1');
    await once(child.stdout as NodeJS.ReadableStream, 'data');
  }
}
