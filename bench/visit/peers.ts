import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { buildSinglePageApp } from './build-single-page-app.ts';
import type { PeerOrigins, PeerSettings } from './peer-server.ts';

/** Builds and serves what the site is compared with, while `measure` runs. */
export async function withPeers<T>(siteOrigin: string, measure: (origins: PeerOrigins) => Promise<T>): Promise<T> {
  const appFolder = await buildSinglePageApp(siteOrigin);
  const server = fork(path.join(import.meta.dirname, 'peer-server.ts'));
  try {
    server.send({ siteOrigin, appFolder } satisfies PeerSettings);
    const [origins] = await once(server, 'message');
    return await measure(origins);
  } finally {
    server.disconnect();
    await once(server, 'exit');
    rmSync(appFolder, { recursive: true });
  }
}
