import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { endProcess, hasEnded } from './end-process.ts';
import { findFreePort } from './find-free-port.ts';
import { root } from './run.ts';

/** The real server on a free port, with a temporary data folder that is deleted when it stops. */
export interface TestServer {
  origin: string;
  pid: number;
  dataFolder: string;
  /** Sends SIGTERM and waits. Throws unless the server exits cleanly within 15 s. */
  stop: () => Promise<void>;
}

/** In ms */
const timeouts = { start: 60_000, stop: 15_000 };

/** High enough to disable the rate limits per IP address, because all requests of tests come from one address. */
const addressLimitFactor = '100000';

/** The folder that caches the pictures of the sample data between tests, because rendering them takes 14 s of processor time. */
export const samplePicturesFolder = path.join(root, 'node_modules/.cache/kindcrate/sample-pictures');

/** Starts the server and waits until it responds. If it does not, throws an error with its output. */
export async function startTestServer(settings: Record<string, string> = {}): Promise<TestServer> {
  const port = await findFreePort();
  const dataFolder = dataFolderOf(port);
  rmSync(dataFolder, { recursive: true, force: true });
  mkdirSync(dataFolder, { mode: 0o700 });
  // Never uses the database from the environment, because tests and benchmarks write made-up data.
  const temporaryData = { DATA_FOLDER: dataFolder, DATABASE_URL: '' };
  const server = spawn(process.execPath, ['--import', './scripts/exit-with-parent.ts', 'api/src/server.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: `${port}`,
      ...temporaryData,
      ADDRESS_LIMIT_FACTOR: addressLimitFactor,
      SAMPLE_PICTURES_FOLDER: samplePicturesFolder,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const printed = collectOutput(server);
  const origin = `http://localhost:${port}`;
  const stop = () => stopServer(server, dataFolder, printed);
  if (!(await waitUntilHealthy(server, `${origin}/health`))) {
    await stop().catch(() => {});
    throw new Error(`The server did not start:\n${printed.join('')}`);
  }
  return { origin, pid: server.pid ?? 0, dataFolder, stop };
}

/** Derived from the port, so that other processes of a test run can find the folder. */
function dataFolderOf(port: number | string): string {
  return path.join(tmpdir(), `kindcrate-test-${port}`);
}

/** Runs a statement in the database of a test server. @param url any URL of the server */
function changeDatabase(url: string, statement: string, ...values: string[]): void {
  const file = path.join(dataFolderOf(new URL(url).port), 'kindcrate.sqlite');
  const database = new DatabaseSync(file, { timeout: 5_000 });
  database.prepare(statement).run(...values);
  database.close();
}

/**
 * Confirms the email of a new account in the database of a test server, because most tests and benchmarks need accounts
 * with a confirmed email.
 * @param url any URL of the server
 */
export function confirmEmail(url: string, email: string): void {
  // The key of the first claim on an email is the email followed by ` 1`.
  const statement = 'UPDATE users SET email_key = ?, email_confirmed_at = created_at WHERE email_key = ?';
  changeDatabase(url, statement, email.toLowerCase(), `${email.toLowerCase()} 1`);
}

/**
 * Backdates the public figures of a test server by a day, as if midnight had passed, so that the server computes them again.
 * @param url any URL of the server
 */
export function backdateFigures(url: string): void {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  changeDatabase(url, 'UPDATE figure_runs SET day = ? WHERE finished_at IS NOT NULL', yesterday);
}

/**
 * Moves the approval of a redemption on a test server to another time, because only months that are over can be settled.
 * @param url any URL of the server
 */
export function setApprovalTime(url: string, reference: string, time: string): void {
  changeDatabase(url, 'UPDATE redemptions SET decided_at = ? WHERE reference = ?', time, reference);
}

function collectOutput(server: ChildProcess): string[] {
  const printed: string[] = [];
  for (const stream of [server.stdout, server.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => printed.push(text));
  }
  return printed;
}

async function waitUntilHealthy(server: ChildProcess, url: string): Promise<boolean> {
  const deadline = Date.now() + timeouts.start;
  while (!hasEnded(server) && Date.now() < deadline) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return true;
    await sleep(25);
  }
  return false;
}

async function stopServer(server: ChildProcess, dataFolder: string, printed: string[]): Promise<void> {
  const killTimer = setTimeout(() => server.kill('SIGKILL'), timeouts.stop);
  await endProcess(server, 'SIGTERM');
  clearTimeout(killTimer);
  rmSync(dataFolder, { recursive: true, force: true });
  if (server.exitCode === 0) return;
  throw new Error(`The server exited with ${server.signalCode ?? `code ${server.exitCode}`}:\n${printed.join('')}`);
}
