import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { root } from '../../scripts/run.ts';
import { startRelease } from './start-release.ts';

const { workdir } = inject('image');
const readText = (file: string) => readFileSync(path.join(workdir, file), 'utf8');
const readJson = (file: string) => JSON.parse(readText(file));

interface LockedPackage {
  version: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
}

const readLockedPackages = (file: string): Record<string, LockedPackage> =>
  JSON.parse(readFileSync(file, 'utf8')).packages;
const installed = Object.entries(readLockedPackages(path.join(workdir, 'node_modules/.package-lock.json')))
  .filter(([folder, { link }]) => folder.includes('node_modules/') && !link)
  .map(([folder, entry]) => ({ folder, name: folder.slice(folder.lastIndexOf('node_modules/') + 13), ...entry }));

test('the packages of a release have the versions and hashes of the lock file', () => {
  const locked = readLockedPackages(path.join(root, 'package-lock.json'));
  expect(installed.length).toBeGreaterThan(100);
  for (const { folder, version, integrity } of installed)
    expect([folder, version, integrity]).toEqual([folder, locked[folder]?.version, locked[folder]?.integrity]);
});

test('no package of a release, direct or transitive, has an install script', () => {
  expect(installed.filter(({ hasInstallScript }) => hasInstallScript)).toEqual([]);
});

test('the bill of materials lists every package that is installed or bundled into the pages, with a license and a hash', () => {
  const { components, specVersion, metadata } = readJson('sbom.cdx.json');
  expect([specVersion, metadata.component.name]).toEqual(['1.5', 'kindcrate']);
  const purls: string[] = components.map(({ purl }: { purl: string }) => purl);
  expect(new Set(purls).size).toBe(purls.length);
  for (const { name, version } of installed) expect(purls).toContain(`pkg:npm/${name.replace('@', '%40')}@${version}`);
  for (const name of ['react', 'react-dom', 'nanostores', 'astro', '%40fontsource-variable/fraunces'])
    expect(
      purls.filter((purl) => purl.startsWith(`pkg:npm/${name}@`)),
      name,
    ).toHaveLength(1);
  for (const { licenses, hashes, name } of components.filter(
    ({ purl }: { purl: string }) => !purl.includes('kindcrate'),
  ))
    expect([licenses?.length, hashes?.length], name).toEqual([1, 1]);
});

test('the third-party notices list every package, and contain what the LGPL requires for libvips and libheif', () => {
  const notices = readText('THIRD-PARTY-NOTICES.txt');
  for (const { name, version } of installed) expect(notices).toContain(`\n${name} ${version} (`);
  expect(notices).toMatch(/^react \S+ \(MIT\), in the pages of the site$/m);
  expect(notices).toContain('GNU Lesser General Public License');
  expect(notices).toMatch(/^@img\/sharp-libvips-\S+ \S+ \(LGPL-3.0-or-later\)$/m);
  expect(notices).toMatch(/^libheif-js \S+ \(LGPL-3.0\)$/m);
  expect(notices).toContain('node_modules/libheif-js/libheif-wasm/libheif.wasm');
  for (const name of ['LGPL-3.0', 'GPL-3.0'])
    expect(existsSync(path.join(workdir, `deploy/licenses/${name}.txt`))).toBe(true);
});

test('the version is the same in package.json, the health check, the desk and the changelog', async () => {
  const { version } = readJson('package.json');
  const { origin } = await startRelease();
  expect(await (await fetch(`${origin}/health`)).json()).toMatchObject({ version });
  expect(readText('dist/client/staff/index.html')).toContain(`Kindcrate ${version}`);
  expect(readText('CHANGELOG.md')).toContain(version);
});
