// @ts-check
// Finds or installs libfaketime, with which a test sets the clock of one process. This is plain JavaScript, because
// `pretest:faults` may run it on the machine's own version of Node.js, which may not run TypeScript.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isRootOnDebian, run, runAsScript } from './debian-packages.mjs';

/** Debian has a subfolder for each architecture in this folder, such as `x86_64-linux-gnu`. */
const debianLibraryFolder = '/usr/lib';

/** Returns the path at which Debian installs the library for multithreaded programs; undefined if it is not installed. */
export function findFaketime() {
  const folders = existsSync(debianLibraryFolder) ? readdirSync(debianLibraryFolder) : [];
  const files = folders.map((folder) => path.join(debianLibraryFolder, folder, 'faketime/libfaketimeMT.so.1'));
  return files.find((file) => existsSync(file));
}

function install() {
  console.log('Installing libfaketime for the tests…');
  if (isRootOnDebian()) {
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', '--no-install-recommends', 'libfaketime']);
  }
  if (!findFaketime())
    throw new Error(
      'libfaketime is missing. On Debian or Ubuntu, run `apt-get install libfaketime` as root; on other systems, the clock tests cannot run.',
    );
}

runAsScript(import.meta.url, 'faketime', () => {
  if (!findFaketime()) install();
});
