// @ts-check
// Finds or installs nginx for the tests that start and stop it themselves. This is plain JavaScript, because scripts such as
// `pretest:release` may run it on the machine's own version of Node.js, which may not run TypeScript.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { isRootOnDebian, run, runAsScript } from './debian-packages.mjs';

/** Finds nginx on the PATH, or else in Debian's folder, which is not on every user's PATH. @returns undefined if it is in neither */
export function findNginx() {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
  return folders.map((folder) => path.join(folder, 'nginx')).find((file) => existsSync(file));
}

function install() {
  console.log('Installing nginx for the tests…');
  if (isRootOnDebian()) {
    run('apt-get', ['update']);
    // Debian's package starts a web server unless policy-rc.d forbids that by exiting with 101.
    const policy = '/usr/sbin/policy-rc.d';
    const needsPolicy = !existsSync(policy);
    if (needsPolicy) run('sh', ['-c', `printf '#!/bin/sh\\nexit 101\\n' > ${policy} && chmod 755 ${policy}`]);
    run('apt-get', ['install', '-y', '--no-install-recommends', 'nginx']);
    if (needsPolicy) run('rm', [policy]);
  }
  if (!findNginx())
    throw new Error(
      'nginx is missing. On Debian or Ubuntu, run `apt-get install nginx` as root; on macOS, run `brew install nginx`; on other systems, install it and add its folder to the PATH.',
    );
}

runAsScript(import.meta.url, 'nginx', () => {
  if (!findNginx()) install();
});
