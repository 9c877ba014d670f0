import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';
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
const timeouts = { start: 30_000, stop: 15_000 };

/** High enough to disable the rate limits per IP address, because all requests of tests come from one. */
const addressLimitFactor = '100000';

/** Starts the server and waits until it responds. If it does not, throws an error with its output. */
export async function startTestServer(settings: Record<string, string> = {}): Promise<TestServer> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'kindcrate-'));
  // Never use the database of the environment: tests and benchmarks fill it with made-up data.
  const temporaryData = { DATA_FOLDER: dataFolder, DATABASE_URL: '' };
  const port = await freePort();
  const server = spawn(process.execPath, ['--import', './scripts/exit-with-parent.ts', 'api/src/server.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: `${port}`,
      ...temporaryData,
      ADDRESS_LIMIT_FACTOR: addressLimitFactor,
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

function collectOutput(server: ChildProcess): string[] {
  const printed: string[] = [];
  for (const stream of [server.stdout, server.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => printed.push(text));
  }
  return printed;
}

const hasEnded = (server: ChildProcess) => server.exitCode !== null || server.signalCode !== null;

async function waitUntilHealthy(server: ChildProcess, url: string): Promise<boolean> {
  const deadline = Date.now() + timeouts.start;
  while (!hasEnded(server) && Date.now() < deadline) {
    const reply = await fetch(url).catch(() => undefined);
    if (reply?.ok) return true;
    await sleep(25);
  }
  return false;
}

async function stopServer(server: ChildProcess, dataFolder: string, printed: string[]): Promise<void> {
  if (!hasEnded(server)) {
    const killTimer = setTimeout(() => server.kill('SIGKILL'), timeouts.stop);
    server.kill('SIGTERM');
    await once(server, 'exit');
    clearTimeout(killTimer);
  }
  rmSync(dataFolder, { recursive: true, force: true });
  if (server.exitCode === 0) return;
  throw new Error(`The server exited with ${server.signalCode ?? `code ${server.exitCode}`}:\n${printed.join('')}`);
}
