// @ts-check
// Shared by the scripts that install programs for the tests. This is plain JavaScript that imports only Node's own modules, because
// `pretest` may run it on the machine's own version of Node.js, which may not run TypeScript.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Whether this process can install Debian packages. */
export function isRootOnDebian() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');
}

/**
 * Runs a command and shows its output. Ignores its exit code: the callers look for the installed program afterward.
 * @param {string} command
 * @param {string[]} args
 */
export function run(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
}

/**
 * Calls `install` if the module was started as a script rather than imported. Prints an error as one line.
 * @param {string} moduleUrl the `import.meta.url` of the module
 * @param {string} name what that line starts with
 * @param {() => void} install
 */
export function runAsScript(moduleUrl, name, install) {
  if (process.argv[1] !== fileURLToPath(moduleUrl)) return;
  try {
    install();
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
