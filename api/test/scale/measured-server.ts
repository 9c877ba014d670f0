import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DataFolder, openDataFolder } from '../../src/startup/data-folder.ts';
import { type Cluster, databaseUrl, runStatement } from '../postgres/cluster.ts';
import { addCatalog } from '../support/catalog.ts';
import { addCleanup } from '../support/cleanup.ts';
import { s3Settings, s3Variables } from '../support/s3-server.ts';
import { startServerProcess } from '../support/server-process.ts';
import { bearer, confirmEmailOf, createRegistration, password } from '../support/test-app.ts';
import { processorTimeOf } from './processor-time.ts';

/** A real server on PostgreSQL, and a donor who is logged in. */
export interface MeasuredServer {
  data: DataFolder;
  email: string;
  /**
   * Sends a request as the donor.
   * @returns the body of a JSON reply, or the headers of any other reply
   * @throws when the status is not a success
   */
  // biome-ignore lint/suspicious/noExplicitAny: each caller knows the reply
  send(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<any>;
  /** Seconds of processor time that each process has used so far. */
  processorTimes(): { server: number; postgres: number };
}

let databaseCount = 0;

/**
 * Starts a server with a database of its own and a small catalog.
 * @param s3Port the port of an S3 server for the images; if it is not given, the images are in the data folder
 */
export async function startMeasuredServer(
  cluster: Cluster,
  settings: Record<string, string>,
  s3Port?: number,
): Promise<MeasuredServer> {
  const name = `measured_${++databaseCount}`;
  await runStatement(databaseUrl(cluster.folder, 'postgres'), `create database ${name}`);
  const url = databaseUrl(cluster.folder, name);
  const folder = mkdtempSync(join(tmpdir(), 'kindcrate-measured-'));
  addCleanup(() => rmSync(folder, { recursive: true }));
  const data = await openDataFolder(folder, url, s3Port === undefined ? undefined : s3Settings(s3Port));
  addCleanup(data.close);
  await addCatalog(data.database);
  const {
    origin,
    process: server,
    stop,
    errors,
  } = await startServerProcess(folder, {
    DATABASE_URL: url,
    JWT_SECRET: 'a secret for measurements, long enough',
    QUOTA_OPEN_ORDERS: '100000',
    QUOTA_UPLOADS_PER_DAY: '100000',
    QUOTA_UPLOAD_MEGABYTES_PER_DAY: '100000',
    ...(s3Port !== undefined && s3Variables(s3Port)),
    ...settings,
  });
  if (!origin) throw new Error(`The server did not start: ${errors()}`);
  addCleanup(() => stop('SIGTERM'));
  const [postgresPid = ''] = readFileSync(join(cluster.folder, 'data/postmaster.pid'), 'utf8').split('\n');
  const times = () => ({ server: processorTimeOf(server.pid ?? 0), postgres: processorTimeOf(Number(postgresPid)) });
  return { data, processorTimes: times, ...(await signUp(origin, data)) };
}

async function signUp(origin: string, { database }: DataFolder): Promise<Pick<MeasuredServer, 'email' | 'send'>> {
  const email = `${randomUUID()}@example.com`;
  await send(origin, 'POST', '/api/register', createRegistration({ email }));
  await confirmEmailOf(database, email);
  const { token } = await send(origin, 'POST', '/api/Login', { email, password });
  return {
    email,
    send: (method, path, body, headers = {}) => send(origin, method, path, body, { ...bearer(token), ...headers }),
  };
}

async function send(origin: string, method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const isForm = body instanceof FormData;
  const reply = await fetch(origin + path, {
    method,
    headers: { ...headers, ...(body && !isForm && { 'content-type': 'application/json' }) },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  const bytes = await reply.bytes();
  const isJson = reply.headers.get('content-type')?.startsWith('application/json');
  const content = isJson ? JSON.parse(new TextDecoder().decode(bytes)) : reply.headers;
  if (reply.status >= 400) throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(content)}`);
  return content;
}

interface Work {
  /** How many times the task is run, not counting a warm-up. */
  count: number;
  task: () => Promise<unknown>;
  /** Waits until the server has finished the work that the tasks only started. */
  waitForCompletion?: () => Promise<unknown>;
}

/** How many tasks run at the same time. */
const concurrency = 8;

/** Prints how much processor time a task takes, and how many of these tasks one core could do in a second. */
export async function measure(name: string, { processorTimes }: MeasuredServer, work: Work): Promise<void> {
  await run({ ...work, count: Math.ceil(work.count / 4) });
  const [before, start] = [processorTimes(), performance.now()];
  await run(work);
  const seconds = (performance.now() - start) / 1_000;
  const after = processorTimes();
  const describeTimeOf = (part: 'server' | 'postgres') => {
    const milliseconds = ((after[part] - before[part]) * 1_000) / work.count;
    return `${milliseconds.toFixed(2)} ms of ${part} (${Math.round(1_000 / milliseconds)}/s per core)`;
  };
  process.stdout.write(
    `${name}: ${describeTimeOf('server')}, ${describeTimeOf('postgres')}; ${Math.round(work.count / seconds)}/s measured\n`,
  );
}

async function run({ count, task, waitForCompletion }: Work): Promise<void> {
  let left = count;
  const worker = async () => {
    while (left-- > 0) await task();
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  await waitForCompletion?.();
}
