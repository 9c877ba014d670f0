import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { findFreePort } from '../../scripts/find-free-port.ts';
import { root } from '../../scripts/run.ts';
import { samplePicturesFolder } from '../../scripts/test-server.ts';

// Commands of the README that `.ci/run` does not run, as a newcomer would type them.

interface Command {
  child: ChildProcess;
  /** Everything printed so far, on both streams. */
  output: () => string;
}

// The tests run one after another, because two development servers would write to the same Vite cache and the same `.astro`
// folder. The timeout covers a fresh clone, where a development server first bundles its dependencies.
test.describe.configure({ mode: 'default', timeout: 120_000 });

const folders: string[] = [];
const running: ChildProcess[] = [];

test.afterEach(async () => {
  await Promise.all(running.splice(0).map(stop));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Runs npm as a terminal would: without the variables that npm and the test runner set for this process. */
function npm(parameters: string[], settings: Record<string, string> = {}): Command {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_|TEST_|PW_|KINDCRATE_)/i.test(name));
  const child = spawn('npm', parameters, {
    cwd: root,
    env: { ...Object.fromEntries(inherited), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  return { child, output: () => printed };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function expectSuccess({ child, output }: Command): Promise<string> {
  if (child.exitCode === null) await once(child, 'exit');
  expect(child.exitCode, output()).toBe(0);
  return output();
}

/** Returns the settings of a server with an empty data folder and a free port. */
async function createSettings(): Promise<Record<string, string>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kindcrate-'));
  folders.push(folder);
  return {
    DATA_FOLDER: folder,
    DATABASE_URL: '',
    PORT: `${await findFreePort()}`,
    SAMPLE_PICTURES_FOLDER: samplePicturesFolder,
  };
}

/** Waits until the URL answers with status 200 and returns the body. */
async function fetchWhenReady(url: string, { output }: Command): Promise<string> {
  let body = '';
  await expect(async () => {
    const response = await fetch(url);
    body = await response.text();
    expect(response.status, output()).toBe(200);
  }).toPass({ timeout: 90_000 });
  return body;
}

test('npm start serves the site and the API, and npm run staff creates an account while the server runs', async () => {
  const settings = await createSettings();
  const origin = `http://localhost:${settings.PORT}`;
  const start = npm(['start'], settings);
  expect(await fetchWhenReady(`${origin}/`, start)).toContain('<h1');
  expect(JSON.parse(await fetchWhenReady(`${origin}/api/brands`, start)).result).not.toHaveLength(0);
  expect(start.output()).toContain(origin);

  const created = await expectSuccess(npm(['run', 'staff', '--', 'create', 'ines@example.com'], settings));
  expect(created).toContain('ines@example.com');
  await stop(start.child);
  expect(start.child.exitCode, start.output()).toBe(0);
});

test('npm run dev serves the site, and the API under /api', async () => {
  const settings = await createSettings();
  const dev = npm(['run', 'dev'], settings);
  expect(await fetchWhenReady(`http://localhost:${settings.PORT}/`, dev)).toContain('<h1');
  expect(JSON.parse(await fetchWhenReady(`http://localhost:${settings.PORT}/api/brands`, dev)).result).not.toHaveLength(
    0,
  );
});

test('npm run edit serves the copy editor', async () => {
  const settings = await createSettings();
  const edit = npm(['run', 'edit'], settings);
  expect(await fetchWhenReady(`http://localhost:${settings.PORT}/keystatic`, edit)).toContain('keystatic');
});

for (const [command, file] of [
  ['test:unit', 'tests/unit/lib/paragraphs.test.ts'],
  ['test:component', 'tests/component/forms/fields.test.tsx'],
  ['test:api', 'api/test/qr-code.test.ts'],
] as const) {
  test(`npm run ${command} runs one test file`, async () => {
    expect(await expectSuccess(npm(['run', command, '--', file]))).toMatch(/Tests.*\d+ passed/);
  });
}

test('npm run test:e2e finds the browser tests', async () => {
  expect(await expectSuccess(npm(['run', 'test:e2e', '--', '--list']))).toMatch(/Total: \d+ tests/);
});

test('npm run bench:visit lists the pages that it measures', async () => {
  const pages = (await expectSuccess(npm(['run', 'bench:visit', '--', '--list']))).split('\n');
  expect(pages).toEqual(expect.arrayContaining(['/', '/about', '/donation', '/login', '/profile', '/staff']));
});
