import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkLicenses } from '../../../scripts/release/licenses.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface Package {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const lock: Record<string, Package> = JSON.parse(read('package-lock.json')).packages;
const packages = Object.entries(lock).filter(([folder]) => folder.includes('node_modules/'));

/** The folders of all packages that the API and the contract need, directly or through others, as Node.js finds them. */
function listServerPackages(): string[] {
  const folders = new Set(['api', 'contract']);
  // The loop also visits the folders that are added while it runs.
  for (const folder of folders) {
    const { dependencies, optionalDependencies, peerDependencies } = lock[folder] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const found = findPackage(folder, name);
      if (found) folders.add(found);
    }
  }
  return [...folders];
}

function findPackage(folder: string, name: string): string | undefined {
  const candidate = path.posix.join(folder, 'node_modules', name);
  if (lock[candidate]) return candidate;
  return folder === '.' ? undefined : findPackage(path.posix.dirname(folder), name);
}

describe('the packages of the project', () => {
  test('all come from the registry, each with a hash in the lock file', () => {
    const external = packages.filter(([, { link }]) => !link);
    expect(external.length).toBeGreaterThan(500);
    expect(external.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([name]) => name)).toEqual([]);
    const origins = external.flatMap(([, { resolved }]) => resolved ?? []);
    expect(origins.filter((url) => !url.startsWith('https://registry.npmjs.org/'))).toEqual([]);
  });

  test('have exact versions in every package.json', () => {
    for (const file of ['package.json', 'api/package.json', 'contract/package.json']) {
      const { dependencies = {}, devDependencies = {} } = JSON.parse(read(file));
      for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
        expect(version, `${name} in ${file}`).toMatch(/^\d+\.\d+\.\d+/);
    }
  });

  test('have an install script only if package.json allows or forbids it by name', () => {
    const withScript = packages.filter(([, { hasInstallScript }]) => hasInstallScript);
    const names = withScript.map(([folder]) => folder.slice(folder.lastIndexOf('node_modules/') + 13));
    const { allowScripts } = JSON.parse(read('package.json'));
    expect(Object.keys(allowScripts).filter((name) => allowScripts[name])).toEqual(['node']);
    expect(names.filter((name) => !(name in allowScripts) && !isForMacOnly(name))).toEqual([]);
  });

  test('have no install script if the server depends on them, directly or not', () => {
    const folders = listServerPackages();
    expect(folders).toContain('node_modules/sharp');
    expect(folders.length).toBeGreaterThan(100);
    expect(folders.filter((folder) => lock[folder]?.hasInstallScript)).toEqual([]);
  });

  test('are only ever installed from the lock file', () => {
    const files = [
      'Dockerfile',
      '.ci/run',
      '.devcontainer/devcontainer.json',
      ...globSync('.github/workflows/*', { cwd: root }),
    ];
    for (const file of files) expect(read(file), file).not.toMatch(/npm (i|install|add|update)\b/);
    for (const file of ['scripts/install.mjs', 'scripts/release/write-release.ts'])
      expect([...read(file).matchAll(/runNpm\(\['(\w+)'/g)].map(([, command]) => command).at(-1)).toBe('ci');
  });
});

/** npm records the install script of this optional package, but installs the package on macOS only. */
const isForMacOnly = (name: string) => name === 'fsevents';

describe('the license check', () => {
  const check = (license: string, name = 'left-pad') => checkLicenses([{ name, version: '1.0.0', license }]);

  test.each(['MIT', '(MIT OR GPL-3.0-only)', 'MIT AND BSD-3-Clause'])('accepts %s', (license) => {
    expect(check(license)).toEqual([]);
  });

  test.each([
    'GPL-3.0-only',
    'unknown',
    'MIT AND GPL-3.0-only',
    '(MIT OR Apache-2.0) AND GPL-3.0-only',
    'SEE LICENSE IN LICENSE.md',
  ])('reports %s', (license) => {
    expect(check(license)).toEqual([expect.stringContaining(`left-pad 1.0.0 has the license ${license}`)]);
  });

  test('accepts the LGPL only for libvips and libheif, for which the notices of a release contain what this license requires', () => {
    expect(check('LGPL-3.0', 'libheif-js')).toEqual([]);
    expect(check('GPL-3.0', 'libheif-js')).toHaveLength(1);
    expect(check('LGPL-3.0-or-later', '@img/sharp-libvips-linux-x64')).toEqual([]);
    expect(check('LGPL-3.0-or-later')).toHaveLength(1);
  });
});
