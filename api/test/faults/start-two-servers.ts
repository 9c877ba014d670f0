import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../../../scripts/find-free-port.ts';
import { type DataFolder, openDataFolder } from '../../src/startup/data-folder.ts';
import { addCatalog } from '../support/catalog.ts';
import { addCleanup } from '../support/cleanup.ts';
import { s3Settings, s3Variables, startS3Server } from '../support/s3-server.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { createEmptyDatabase } from '../support/test-database.ts';
import type { Site } from './people.ts';
import { startNginx } from './start-nginx.ts';

/** Two servers behind nginx that share only a PostgreSQL database and a bucket. */
export interface TwoServers extends Site {
  /** The origin of nginx. */
  origin: string;
  /** The origins of the servers themselves. */
  origins: string[];
  /** What the servers have stored. */
  data: DataFolder;
  /** Kills and restarts the servers in turn until `isOver` returns true. @returns how many times each was killed */
  killRegularly(interval: number, isOver: () => boolean): Promise<number[]>;
}

export async function startTwoServers(): Promise<TwoServers> {
  const databaseUrl = await createEmptyDatabase();
  const { port } = await startS3Server();
  const data = await openDataFolder(makeFolder(), databaseUrl, s3Settings(port));
  addCleanup(data.close);
  await addCatalog(data.database);
  const settings = {
    ...s3Variables(port),
    DATABASE_URL: databaseUrl,
    JWT_SECRET: 'the same secret in both of the servers',
    TRUST_PROXY_HOPS: '1',
    QUOTA_OPEN_ORDERS: '100000',
    QUOTA_UPLOADS_PER_DAY: '100000',
    QUOTA_UPLOAD_MEGABYTES_PER_DAY: '100000',
  };
  const ports = [await findFreePort(), await findFreePort()];
  const folders = ports.map(makeFolder);
  const start = (index: number) =>
    startServerProcess(folders[index] ?? '', { ...settings, PORT: String(ports[index]) }).then(requireRunning);
  const servers = [await start(0), await start(1)];
  return {
    origin: await startNginx(ports),
    origins: ports.map((port) => `http://127.0.0.1:${port}`),
    data,
    withDatabase: (task) => task(data.database),
    async killRegularly(interval, isOver) {
      const killCounts = [0, 0];
      for (let turn = 0; !isOver(); turn = 1 - turn) {
        await wait(interval);
        await servers[turn]?.stop('SIGKILL');
        servers[turn] = await start(turn);
        killCounts[turn] = (killCounts[turn] ?? 0) + 1;
      }
      return killCounts;
    },
  };
}

function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'kindcrate-faults-'));
  addCleanup(() => rmSync(folder, { recursive: true }));
  return folder;
}

function requireRunning(server: ServerProcess): ServerProcess {
  if (!server.origin) throw new Error(`A server did not start: ${server.errors()}`);
  return server;
}
