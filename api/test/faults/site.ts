import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../../../scripts/find-free-port.ts';
import { type DatabaseLocation, withConnection } from '../../src/database/connections.ts';
import type { S3Settings } from '../../src/images/s3-client.ts';
import { openDataFolder } from '../../src/startup/data-folder.ts';
import { addCatalog } from '../support/catalog.ts';
import { addCleanup } from '../support/cleanup.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { createEmptyDatabase } from '../support/test-database.ts';
import type { Site } from './people.ts';

export const engines = ['the embedded database', 'PostgreSQL'] as const;
export type Engine = (typeof engines)[number];

/** A real server in its own process, which keeps its port and its data when it is restarted. */
export interface RestartableSite extends Site {
  location: DatabaseLocation;
  /** The current process. */
  server(): ServerProcess;
  /** @throws when the server does not start. @returns milliseconds until it printed its URL */
  start(changes?: Record<string, string>): Promise<number>;
  /** Ends the current process, and waits until it has exited. */
  stop(signal: NodeJS.Signals): ReturnType<ServerProcess['stop']>;
}

interface Options {
  settings?: Record<string, string>;
  /** Returns the URL of the proxy through which the server reaches PostgreSQL; by default, it connects directly. */
  throughProxy?: (databaseUrl: string) => string;
  /** An existing database; by default, a new one is created. */
  databaseUrl?: string;
  /** Where the images are, if not in the data folder. */
  s3?: S3Settings;
}

/** Creates the data of a site with a small catalog, and starts its server. */
export async function openSite(engine: Engine, options: Options = {}): Promise<RestartableSite> {
  const location = await createLocation(engine, options);
  const port = await findFreePort();
  const proxiedUrl = location.url && (options.throughProxy?.(location.url) ?? location.url);
  const settings = {
    ...(proxiedUrl && { DATABASE_URL: proxiedUrl, JWT_SECRET: 'the same secret after every restart' }),
    PORT: String(port),
    QUOTA_OPEN_ORDERS: '100000',
    QUOTA_UPLOADS_PER_DAY: '100000',
    QUOTA_UPLOAD_MEGABYTES_PER_DAY: '100000',
    ...options.settings,
  };
  let server: ServerProcess | undefined;
  const current = () => {
    if (!server) throw new Error('The server has not been started');
    return server;
  };
  const site: RestartableSite = {
    origin: `http://127.0.0.1:${port}`,
    location,
    withDatabase: (task) => withConnection(location, task),
    server: current,
    async start(changes = {}) {
      const start = performance.now();
      server = await startServerProcess(location.folder, { ...settings, ...changes });
      if (!server.origin) throw new Error(`The server did not start: ${server.errors()}`);
      return performance.now() - start;
    },
    stop: (signal) => current().stop(signal),
  };
  await site.start();
  return site;
}

/** Creates a database and a data folder with a small catalog. */
export async function createLocation(engine: Engine, { databaseUrl, s3 }: Options = {}): Promise<DatabaseLocation> {
  const folder = makeFolder();
  const url = engine === 'PostgreSQL' ? (databaseUrl ?? (await createEmptyDatabase())) : undefined;
  const { database, close } = await openDataFolder(folder, url, s3);
  await addCatalog(database);
  await close();
  return { folder, url };
}

export function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'kindcrate-faults-'));
  addCleanup(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
