import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { buildSinglePageApp } from './build-single-page-app.ts';
import type { PeerServer, PeerSettings } from './peer-server.ts';

/** Serves the site over HTTPS, and builds and serves its peers, while `measure` runs. */
export async function withPeers<T>(siteOrigin: string, measure: (server: PeerServer) => Promise<T>): Promise<T> {
  const appFolder = await buildSinglePageApp(siteOrigin);
  const server = fork(path.join(import.meta.dirname, 'peer-server.ts'));
  try {
    server.send({ siteOrigin, appFolder } satisfies PeerSettings);
    const [started] = await once(server, 'message');
    return await measure(started);
  } finally {
    server.disconnect();
    await once(server, 'exit');
    rmSync(appFolder, { recursive: true });
  }
}
