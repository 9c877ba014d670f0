import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../../scripts/find-free-port.ts';
import { packageScript, runNode } from '../../scripts/run.ts';
import { startTestServer } from '../../scripts/test-server.ts';
import { serveFolder } from './serve-folder.ts';

const root = 'tests/fixtures/second-site';

/** The site of tests/fixtures/second-site on one origin, and the API that it uses on another. */
export interface SecondSite {
  origin: string;
  apiOrigin: string;
  stop: () => Promise<void>;
}

/** Starts an API that allows the site's origin, builds the site to use that API, and serves the built site. */
export async function startSecondSite(): Promise<SecondSite> {
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const api = await startTestServer({ CORS_ORIGINS: origin });
  const folder = mkdtempSync(path.join(tmpdir(), 'second-site-'));
  const server = serveFolder(folder);
  const stop = async () => {
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true });
    await api.stop();
  };
  try {
    await build(folder, `${api.origin}/api`);
    await once(server.listen(port), 'listening');
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, apiOrigin: api.origin, stop };
}

async function build(outDir: string, apiUrl: string): Promise<void> {
  const command = [packageScript('astro/bin/astro.mjs'), 'build', '--silent', '--root', root, '--outDir', outDir];
  const code = await runNode(command, { env: { ...process.env, PUBLIC_API_URL: apiUrl } });
  if (code !== 0) throw new Error(`The build of ${root} ended with exit code ${code}`);
}
