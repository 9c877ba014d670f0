import { type SpawnSyncOptions, spawnSync } from 'node:child_process';

/**
 * Runs the npm that started this process, else the one on the PATH, with the Node.js of this process.
 * @returns what npm printed on standard output
 * @throws when npm fails, after npm has printed its messages
 */
export function runNpm(args: string[], cwd: string): string {
  const { npm_execpath: npm = '' } = process.env;
  const [command, ...leadingArgs] = /\.[cm]?js$/.test(npm) ? [process.execPath, npm] : ['npm'];
  const options: SpawnSyncOptions = { cwd, stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 100 * 1024 * 1024 };
  const { status, error, stdout } = spawnSync(command ?? 'npm', [...leadingArgs, ...args, '--loglevel=error'], options);
  if (error) throw new Error(`npm could not be run: ${error.message}`);
  if (status !== 0) throw new Error(`"npm ${args.join(' ')}" failed with exit code ${status}`);
  return String(stdout);
}
