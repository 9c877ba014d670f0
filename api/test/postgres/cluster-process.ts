import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPostgres } from '../../../scripts/database.mjs';

// The main module of the process that runs PostgreSQL for the tests: it creates a cluster in a temporary folder, starts
// PostgreSQL, and sends the path of the folder to the parent process, which can connect only through a Unix socket in that folder.
// From then on, a message from the parent is `start`, or the signal with which to stop PostgreSQL. When the parent exits for any
// reason, this process stops PostgreSQL and removes the folder. The argument of this process is JSON with PostgreSQL settings
// that override those below.

/** The folder that contains the programs `postgres` and `initdb`. */
const programFolder = findPostgres();
if (!programFolder) throw new Error('PostgreSQL is missing; "npm test" installs it, or explains how to install it');

// PostgreSQL refuses to run as root.
const nobody = { uid: 65_534, gid: 65_534 };
const owner = process.getuid?.() === 0 ? nobody : undefined;
const folder = mkdtempSync(join(tmpdir(), 'kindcrate-postgres-'));
if (owner) chownSync(folder, owner.uid, owner.gid);
const data = join(folder, 'data');

/** Trades durability in a power failure for speed. Committed rows still survive when a test kills PostgreSQL. */
const settings = {
  autovacuum: 'off',
  fsync: 'off',
  full_page_writes: 'off',
  jit: 'off',
  listen_addresses: '',
  max_connections: '300',
  shared_buffers: '64MB',
  unix_socket_directories: folder,
  ...JSON.parse(process.argv[2] ?? '{}'),
};

let postgres: ChildProcess;

async function start(): Promise<void> {
  const parameters = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  postgres = spawn(join(programFolder ?? '', 'postgres'), ['-D', data, ...parameters], {
    ...owner,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  postgres.stderr?.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  postgres.once('error', ({ message }) => {
    log += message;
  });
  while (!isReady()) {
    if (!postgres.pid || postgres.exitCode !== null) throw new Error(`PostgreSQL did not start:\n${log}`);
    await sleep(10);
  }
}

/** Reads the file in which PostgreSQL reports that it is ready, because with `logging_collector` its log is not on standard error. */
function isReady(): boolean {
  const file = join(data, 'postmaster.pid');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  // A server that was killed leaves its file behind.
  return Number(lines[0]) === postgres.pid && lines[7]?.trim() === 'ready';
}

async function stop(signal: NodeJS.Signals): Promise<void> {
  if (postgres.exitCode !== null || postgres.signalCode !== null) return;
  const ended = once(postgres, 'exit');
  postgres.kill(signal);
  await ended;
}

// On Ctrl-C, a terminal sends SIGINT to every process in the group, but only the parent may end this one.
process.on('SIGINT', () => {});
process.on('disconnect', async () => {
  await stop('SIGQUIT');
  // The PostgreSQL process that collects the log exits a moment after the others, and may still write to the folder.
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  process.exit();
});
process.on('message', async (command: NodeJS.Signals | 'start') => {
  await (command === 'start' ? start() : stop(command));
  process.send?.('done');
});

const initOptions = ['-D', data, '-U', 'kindcrate', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
execFileSync(join(programFolder, 'initdb'), initOptions, { ...owner, stdio: ['ignore', 'ignore', 'inherit'] });
await start();
process.send?.(folder);
