// @ts-check
// Runs before every npm script. This is plain JavaScript that imports only Node's own modules, because it must run on any version of
// Node and before packages are installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(fileURLToPath(import.meta.url), '../..');
const modules = path.join(root, 'node_modules');
const lockFile = path.join(root, 'package-lock.json');
const stampFile = path.join(modules, '.cache/kindcrate/install');
const projectNode = path.join(modules, 'node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

try {
  const stamp = computeStamp();
  if (readIfExists(stampFile) !== stamp || !existsSync(projectNode)) {
    if (!matchesLockFile()) installPackages();
    requireProjectNode();
    mkdirSync(path.dirname(stampFile), { recursive: true });
    writeFileSync(stampFile, stamp);
  }
} catch (error) {
  console.error(`install: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}

/** Identifies the packages to install: those of the lock file, for this platform. */
function computeStamp() {
  const lock = readIfExists(lockFile);
  if (lock === undefined) throw new Error(`package-lock.json is missing from ${root}`);
  return createHash('sha256').update(`${process.platform} ${process.arch}\n`).update(lock).digest('hex');
}

/**
 * Whether npm's own record of node_modules matches the lock file. The two match after a manual `npm install`, which writes no
 * stamp; reinstalling a complete folder would waste a minute.
 */
function matchesLockFile() {
  const record = readIfExists(path.join(modules, '.package-lock.json'));
  if (record === undefined || !existsSync(projectNode)) return false;
  const locked = JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  const installed = JSON.parse(record).packages;
  return Object.entries(locked).every(([folder, { version, optional }]) => {
    // Other entries are the root and the workspaces.
    if (!/(^|\/)node_modules\//.test(folder)) return true;
    return installed[folder] ? installed[folder].version === version : optional === true;
  });
}

function installPackages() {
  console.log('Installing packages (about a minute)…');
  // Hides warnings that packages need a newer Node than the machine's, because the packages run on the project's own Node.
  const { status, error } = runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  if (error) throw new Error(`could not run npm (${error.message})`);
  if (status !== 0) throw new Error(`"npm ci" failed with exit code ${status}; see npm's messages above`);
}

/**
 * Runs the npm that started this script, else the one on the PATH. npm gets a PATH without the project's own Node, because
 * `npm ci` deletes that Node while it runs.
 * @param {string[]} args
 */
function runNpm(args) {
  const { npm_node_execpath: node = '', npm_execpath: npm = '' } = process.env;
  const isStartedByNpm = existsSync(node) && /\.[cm]?js$/.test(npm) && !node.startsWith(modules);
  const [command, ...leadingArgs] = isStartedByNpm ? [node, npm] : ['npm'];
  const onPath = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => !folder.startsWith(modules));
  const env = { ...process.env, PATH: onPath.join(path.delimiter) };
  // On Windows, `npm` on the PATH is a batch file, which needs a shell.
  const shell = process.platform === 'win32' && !isStartedByNpm;
  return spawnSync(command ?? 'npm', [...leadingArgs, ...args], { cwd: root, env, stdio: 'inherit', shell });
}

/** Throws with advice unless the Node that package.json pins is installed and runs. */
function requireProjectNode() {
  const advice = 'run "npm rebuild node --ignore-scripts=false", or remove node_modules and try again';
  if (!existsSync(projectNode)) throw new Error(`the project's own Node was not installed: ${advice}`);
  if (realpathSync(process.execPath) === realpathSync(projectNode)) return;
  const { status, error } = spawnSync(projectNode, ['--version']);
  if (status !== 0)
    throw new Error(`the project's own Node does not run (${error?.message ?? `exit code ${status}`}): ${advice}`);
}

/** @param {string} file */
function readIfExists(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
