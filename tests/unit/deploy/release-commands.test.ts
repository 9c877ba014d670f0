import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readImports } from '../../../scripts/imports/read-imports.ts';
import { filesWithImports } from '../../../scripts/release/files-with-imports.ts';
import { operatorCommands } from '../../../scripts/release/operator-commands.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { scripts } = JSON.parse(read('package.json'));

test('a release has every npm script that works on a server’s data', () => {
  const npmScripts = Object.entries<string>(scripts).map(([name, command]) => ({
    name,
    file: /scripts\/\S+\.ts/.exec(command)?.[0],
  }));
  const importsApi = (file: string) =>
    readImports(file, read(file)).some(({ specifier }) => specifier.startsWith('../api/src/'));
  const names = npmScripts.filter(({ file }) => file && importsApi(file)).map(({ name }) => name);
  // `npm start` is left out because it builds the site first, and the site of a release is already built.
  expect(names.filter((name) => name !== 'start').sort()).toEqual([...operatorCommands].sort());
});

test('the commands of a release need only packages that the release contains', () => {
  const packages = ['api', 'contract'].flatMap((name) =>
    Object.keys(JSON.parse(read(`${name}/package.json`)).dependencies),
  );
  const files = filesWithImports(
    ['serve', ...operatorCommands].map((name) => `scripts/${name}.ts`),
    root,
  );
  expect(files).toContain('api/src/startup/run-staff-command.ts');
  const imported = files.flatMap((file) => readImports(file, read(file)).filter(({ kind }) => kind === 'module'));
  const names = imported
    .filter(({ specifier }) => !/^(\.|node:)/.test(specifier))
    .map(({ specifier }) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0]);
  expect(names.filter((name) => !packages.includes(name ?? ''))).toEqual([]);
});

test('npm run pack does not replace a folder that is not a release', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kindcrate-pack-'));
  const file = path.join(folder, 'letters.txt');
  writeFileSync(file, 'irreplaceable');
  const { status, stderr } = spawnSync(process.execPath, ['scripts/pack.ts', folder], { cwd: root, encoding: 'utf8' });
  expect([status, stderr]).toEqual([
    1,
    `${folder} exists and is not a release. Remove it, or choose another folder.\n`,
  ]);
  expect(existsSync(file)).toBe(true);
  rmSync(folder, { recursive: true });
});
