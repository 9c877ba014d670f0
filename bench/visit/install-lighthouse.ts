import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** This folder has its own lock file, because Lighthouse and its dependencies take 176 MB, and only this benchmark needs them. */
const folder = path.join(import.meta.dirname, 'lighthouse');

const readJson = (file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));

/** Installs Lighthouse unless the version in the lock file is installed already. Returns its folder and version. */
export function installLighthouse(): { folder: string; version: string } {
  const { version } = readJson('package-lock.json').packages['node_modules/lighthouse'];
  const manifest = 'node_modules/lighthouse/package.json';
  const isInstalled = existsSync(path.join(folder, manifest)) && readJson(manifest).version === version;
  if (!isInstalled) {
    console.log('Installing Lighthouse…');
    const parameters = ['--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    const { status } = spawnSync('npm', ['ci', ...parameters], { cwd: folder, stdio: 'inherit' });
    if (status !== 0) throw new Error('Lighthouse could not be installed; see the messages of npm above');
  }
  return { folder: path.join(folder, 'node_modules/lighthouse'), version };
}
