// @ts-check
// Runs before every npm script, on whatever Node the machine has and before any package is there: plain JavaScript,
// nothing imported but Node's own.
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
  const stamp = wantedStamp();
  if (readIfThere(stampFile) !== stamp || !existsSync(projectNode)) {
    if (!holdsWhatTheLockFileSays()) installPackages();
    requireProjectNode();
    mkdirSync(path.dirname(stampFile), { recursive: true });
    writeFileSync(stampFile, stamp);
  }
} catch (error) {
  console.error(`install: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}

/** What must be installed: the lock file's packages, built for this platform. */
function wantedStamp() {
  const lock = readIfThere(lockFile);
  if (lock === undefined) throw new Error(`package-lock.json is missing from ${root}`);
  return createHash('sha256').update(`${process.platform} ${process.arch}\n`).update(lock).digest('hex');
}

/**
 * Whether npm's own record of node_modules agrees with the lock file. It does after an `npm install` by hand, which
 * leaves no stamp of ours; wiping a good folder then would only cost a minute.
 */
function holdsWhatTheLockFileSays() {
  const record = readIfThere(path.join(modules, '.package-lock.json'));
  if (record === undefined || !existsSync(projectNode)) return false;
  const wanted = JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  const held = JSON.parse(record).packages;
  return Object.entries(wanted).every(([place, { version, optional }]) => {
    if (!/(^|\/)node_modules\//.test(place)) return true;
    return held[place] ? held[place].version === version : optional === true;
  });
}

function installPackages() {
  console.log('Installing the packages (about a minute)…');
  // Below errors, npm warns that packages want a newer Node than the machine's; they get the project's own.
  const { status, error } = runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  if (error) throw new Error(`npm could not be run (${error.message})`);
  if (status !== 0) throw new Error(`"npm ci" failed with exit code ${status}; npm says why above`);
}

/**
 * npm as it was called, else the one on the PATH. The project's own Node is kept out of its PATH, since `npm ci`
 * removes that file while it runs.
 * @param {string[]} parameters
 */
function runNpm(parameters) {
  const { npm_node_execpath: node = '', npm_execpath: npm = '' } = process.env;
  const asCalled = existsSync(node) && /\.[cm]?js$/.test(npm) && !node.startsWith(modules);
  const [command, ...before] = asCalled ? [node, npm] : ['npm'];
  const onPath = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => !folder.startsWith(modules));
  const env = { ...process.env, PATH: onPath.join(path.delimiter) };
  const shell = process.platform === 'win32' && !asCalled;
  return spawnSync(command ?? 'npm', [...before, ...parameters], { cwd: root, env, stdio: 'inherit', shell });
}

/** Throws, saying what to do, unless the Node that package.json pins is there and runs. */
function requireProjectNode() {
  const advice = 'run "npm rebuild node --ignore-scripts=false", or remove node_modules and try again';
  if (!existsSync(projectNode)) throw new Error(`the project's own Node was not installed: ${advice}`);
  if (realpathSync(process.execPath) === realpathSync(projectNode)) return;
  const { status, error } = spawnSync(projectNode, ['--version']);
  if (status !== 0)
    throw new Error(`the project's own Node does not run (${error?.message ?? `exit code ${status}`}): ${advice}`);
}

/** @param {string} file */
function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
