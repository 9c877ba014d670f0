// @ts-check
// Finds or installs PostgreSQL for the tests, which start and stop a temporary database server themselves. This is plain JavaScript,
// because `pretest` may run it on the machine's own version of Node.js, which may not run TypeScript.
import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRootOnDebian, run, runAsScript } from './debian-packages.mjs';

/** Debian installs each major version in a subfolder of this folder, such as `17`. */
const debianPostgresFolder = '/usr/lib/postgresql';
const clusterSettings = '/etc/postgresql-common/createcluster.conf';

/**
 * Returns the folder that contains `postgres` and `initdb`: one on the PATH, or else that of the newest version among Debian's
 * installed packages; undefined if there is none.
 */
export function findPostgres() {
  const onPath = (process.env.PATH ?? '').split(path.delimiter);
  const installed = existsSync(debianPostgresFolder) ? readdirSync(debianPostgresFolder) : [];
  const versions = installed.sort((a, b) => Number(b) - Number(a));
  const folders = [...onPath, ...versions.map((version) => path.join(debianPostgresFolder, version, 'bin'))];
  return folders.find((folder) => ['postgres', 'initdb'].every((program) => existsSync(path.join(folder, program))));
}

function install() {
  console.log('Installing PostgreSQL for the tests…');
  if (isRootOnDebian()) {
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', 'postgresql-common']);
    withoutMainCluster(() => run('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql']));
  }
  if (!findPostgres())
    throw new Error(
      'PostgreSQL is missing. On Debian or Ubuntu, run `apt-get install postgresql` as root; on other systems, install it (on macOS, run `brew install postgresql@17`) and add the folder that contains `postgres` and `initdb` to the PATH.',
    );
}

/**
 * Calls `installPackage` with a setting that keeps Debian's package from creating and starting a database server.
 * @param {() => void} installPackage
 */
function withoutMainCluster(installPackage) {
  const before = readFileSync(clusterSettings, 'utf8');
  appendFileSync(clusterSettings, '\ncreate_main_cluster = false\n');
  try {
    installPackage();
  } finally {
    writeFileSync(clusterSettings, before);
  }
}

runAsScript(import.meta.url, 'database', () => {
  if (!findPostgres()) install();
});
