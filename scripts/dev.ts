import { freePort } from './free-port.ts';
import { loadEnvFile } from './load-env-file.ts';
import { exitCode, packageScript, startNode } from './run.ts';

// Runs the site and the API, which both reload on changes. When one exits, the other is stopped. Passes its own arguments
// on to Astro.

loadEnvFile();
const { PORT: port = '4321' } = process.env;
const apiPort = await freePort();

const children = [
  startNode(['--watch', '--watch-preserve-output', 'api/src/server.ts'], {
    env: { PUBLIC_URL: `http://localhost:${port}`, ...process.env, PORT: `${apiPort}` },
  }),
  startNode([packageScript('astro/bin/astro.mjs'), 'dev', '--port', port, ...process.argv.slice(2)], {
    // ASTRO_DEV_BACKGROUND: Astro would move to the background if it detects that a coding agent started it.
    env: { ...process.env, API_ORIGIN: `http://localhost:${apiPort}`, ASTRO_DEV_BACKGROUND: '0' },
  }),
];
const ends = children.map(exitCode);
await Promise.race(ends);
for (const child of children) child.kill('SIGTERM');
await Promise.all(ends);
