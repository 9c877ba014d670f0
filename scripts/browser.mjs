// @ts-check
// Finds the browser of the end-to-end tests, or installs one. Plain JavaScript, because `pretest` may run it on the
// machine's own Node.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';

const debianChromium = '/usr/bin/chromium';
const playwrightCli = fileURLToPath(new URL('../node_modules/playwright/cli.js', import.meta.url));

/**
 * Returns the path of a Chromium: `CHROMIUM_PATH`, else Playwright's, else Debian's; undefined if there is none.
 * Throws if `CHROMIUM_PATH` names a file that does not exist.
 */
export function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen)) throw new Error(`CHROMIUM_PATH is ${chosen}, which does not exist`);
  return chosen || [chromium.executablePath(), debianChromium].find((file) => existsSync(file));
}

function install() {
  console.log('Installing a browser for the end-to-end tests…');
  if (isRootOnDebian()) {
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', 'chromium']);
  }
  if (!findBrowser()) run(process.execPath, [playwrightCli, 'install', 'chromium']);
  if (!findBrowser())
    throw new Error('no browser could be installed: install Chromium, and if it is not found, set CHROMIUM_PATH');
}

function isRootOnDebian() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    if (!findBrowser()) install();
  } catch (error) {
    console.error(`browser: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
