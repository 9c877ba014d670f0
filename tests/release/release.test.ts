import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { describe, expect, inject, test } from 'vitest';
import { readMemory } from '../../bench/memory.ts';
import { measureFolder } from '../../scripts/release/measure-folder.ts';
import { root } from '../../scripts/run.ts';
import { type RunningRelease, serverUser, startRelease } from './start-release.ts';

const image = inject('image');
const { workdir, healthCheck } = image;
const env = { PATH: process.env.PATH, ...image.env };
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

describe('a release that the Dockerfile builds', () => {
  test('takes up at most 150 MB of disk space', () => {
    expect(measureFolder(workdir) / 1e6).toBeLessThanOrEqual(150);
  });

  test('contains no package that only development needs', () => {
    const { packages } = readJson(path.join(root, 'package-lock.json'));
    const installed: object = readJson(path.join(workdir, 'node_modules/.package-lock.json')).packages;
    const names = Object.keys(installed).filter((name) => name.includes('node_modules/'));
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name) => packages[name]?.dev)).toEqual([]);
    for (const name of ['astro', 'vite', 'typescript', 'node', 'react'])
      expect(existsSync(path.join(workdir, 'node_modules', name)), name).toBe(false);
  });

  test('starts with "node server" on a read-only disk, serves pages and the API, and shuts down cleanly', async () => {
    const release = await startRelease();
    expect(release.output()).toContain('Kindcrate is running at');
    const home = await fetch(release.origin);
    expect([home.status, home.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    // The server renders this page. The site's packages are not installed, so whatever the page needs from them must be in the built code.
    expect(await home.text()).toContain('<h1');
    expect((await fetch(`${release.origin}/api/brands`)).status).toBe(200);
    expect((await fetch(`${release.origin}/login`)).status).toBe(200);
    expect(await release.stop()).toBe(0);
    expect(release.output()).not.toMatch(/error|warning/i);
  });

  test('registers someone and re-encodes their photo with its native packages', async () => {
    const release = await startRelease();
    const photo = await uploadPhoto(release, await registerAndLogIn(release));
    expect(photo.status, JSON.stringify(photo.body)).toBe(200);
  });

  test('uses at most 150 MB of memory when idle', async () => {
    const { process: child } = await startRelease();
    // Lets the server finish the work that it does right after it starts.
    await sleep(2_000);
    expect(readMemory(child.pid ?? 0, 'now')).toBeLessThanOrEqual(150);
  });

  test('has a health check that fails when the server is not running', async () => {
    const release = await startRelease();
    const check = () => {
      const [command = '', ...parameters] = healthCheck;
      return spawnSync(command, parameters, { env: { ...env, PORT: `${release.port}` } }).status;
    };
    expect(check()).toBe(0);
    await release.stop();
    expect(check()).toBe(1);
  });

  test('creates staff accounts with "npm run staff", which needs no package that the release lacks', async () => {
    const { dataFolder, stop } = await startRelease();
    const { stdout } = spawnSync('npm', ['run', 'staff', '--', 'create', 'ines@example.com'], {
      cwd: workdir,
      env: { ...env, DATA_FOLDER: dataFolder, HOME: dataFolder },
      encoding: 'utf8',
      ...serverUser,
    });
    expect(stdout).toContain('ines@example.com');
    await stop();
  });
});

const password = 'a jar of marmalade';

async function registerAndLogIn({ origin }: RunningRelease): Promise<string> {
  const email = 'ines@example.com';
  const person = { username: 'ines', email, phone: '01012345678', password, confirmPassword: password };
  expect(await post(`${origin}/api/register`, person)).toMatchObject({ body: { success: true } });
  const { body } = await post(`${origin}/api/Login`, { email, password });
  return body.token;
}

async function post(url: string, body: object) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

async function uploadPhoto({ origin }: RunningRelease, token: string) {
  const pixels = { create: { width: 300, height: 200, channels: 3, background: 'teal' } } as const;
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(await sharp(pixels).jpeg().toBuffer())]), 'photo.jpg');
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${origin}/api/profile/uploadphoto`, { method: 'PUT', headers, body: form });
  return { status: response.status, body: await response.json() };
}
