import { freePort } from './free-port.ts';
import { exitCode, packageScript, startNode } from './run.ts';
import { loadSettings } from './settings.ts';

// The site and the API, both reloading what is edited. One ends the other. What stands behind the command is for Astro.

loadSettings();
const { PORT: port = '4321' } = process.env;
const apiPort = await freePort();

const children = [
  startNode(['--watch', '--watch-preserve-output', 'api/src/server.ts'], {
    env: { PUBLIC_URL: `http://localhost:${port}`, ...process.env, PORT: `${apiPort}` },
  }),
  startNode([packageScript('astro/bin/astro.mjs'), 'dev', '--port', port, ...process.argv.slice(2)], {
    // Without the second setting, Astro goes to the background when it takes its caller for a program.
    env: { ...process.env, API_ORIGIN: `http://localhost:${apiPort}`, ASTRO_DEV_BACKGROUND: '0' },
  }),
];
const ends = children.map(exitCode);
await Promise.race(ends);
for (const child of children) child.kill('SIGTERM');
await Promise.all(ends);
