// @ts-check
// Finds or installs the browsers for the tests. This is plain JavaScript, because `pretest` may run it on the machine's own
// version of Node.js, which may not run TypeScript.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { isRootOnDebian, run, runAsScript } from './debian-packages.mjs';

const debianShell = '/usr/lib/chromium/chromium-headless-shell';
const debianChromium = '/usr/bin/chromium';
const playwrightCli = fileURLToPath(new URL('../node_modules/playwright/cli.js', import.meta.url));

/**
 * Returns the launch options for the tests: those of Chromium's headless shell if it is installed, because tests take half as
 * much processor time in it (docs/testing.md), or else those of `findChromium`.
 * @returns {{ executablePath?: string } | undefined}
 */
export function findBrowser() {
  if (process.env.CHROMIUM_PATH) return findChromium();
  // Without a path, Playwright launches its own headless shell.
  if (existsSync(chromium.executablePath())) return {};
  return existsSync(debianShell) ? { executablePath: debianShell } : findChromium();
}

/**
 * Returns the launch options for a full Chromium: `CHROMIUM_PATH`, else Playwright's, else Debian's; undefined if there is none.
 * Throws if `CHROMIUM_PATH` is the path of a file that does not exist.
 */
export function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen)) throw new Error(`CHROMIUM_PATH is ${chosen}, which does not exist`);
  const executablePath = chosen || [chromium.executablePath(), debianChromium].find((file) => existsSync(file));
  return executablePath ? { executablePath } : undefined;
}

function install() {
  console.log('Installing a browser for the end-to-end tests…');
  if (isRootOnDebian()) {
    run('apt-get', ['update']);
    // Separate commands: apt-get installs nothing if one package is unknown, and Ubuntu and older Debian lack the headless shell.
    for (const name of ['chromium', 'chromium-headless-shell']) run('apt-get', ['install', '-y', name]);
  }
  if (!findChromium()) run(process.execPath, [playwrightCli, 'install', 'chromium']);
  if (!findChromium())
    throw new Error('no browser could be installed: install Chromium, and if it is not found, set CHROMIUM_PATH');
}

/** Whether tests would run in Debian's full Chromium even though its headless shell can be installed. */
function lacksHeadlessShell() {
  return !process.env.CHROMIUM_PATH && findBrowser()?.executablePath === debianChromium && isRootOnDebian();
}

runAsScript(import.meta.url, 'browser', () => {
  if (!findChromium() || lacksHeadlessShell()) install();
});
