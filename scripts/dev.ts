import { findFreePort } from './find-free-port.ts';
import { loadEnvFile } from './load-env-file.ts';
import { packageScript, startNode, waitForExit } from './run.ts';

// Runs the site and the API, both of which reload on changes. When one exits, the other is stopped. The arguments of this
// script are passed on to Astro.

loadEnvFile();
const { PORT: port = '4321' } = process.env;
const apiPort = await findFreePort();

const children = [
  startNode(['--watch', '--watch-preserve-output', 'api/src/server.ts'], {
    env: { PUBLIC_URL: `http://localhost:${port}`, ...process.env, PORT: `${apiPort}` },
  }),
  startNode([packageScript('astro/bin/astro.mjs'), 'dev', '--port', port, ...process.argv.slice(2)], {
    // By default, Astro moves to the background when it detects that a coding agent started it; '0' prevents that.
    env: { ...process.env, API_ORIGIN: `http://localhost:${apiPort}`, ASTRO_DEV_BACKGROUND: '0' },
  }),
];
const exits = children.map(waitForExit);
await Promise.race(exits);
for (const child of children) child.kill('SIGTERM');
await Promise.all(exits);
