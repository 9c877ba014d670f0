import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');

const forwardedSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Starts a Node script as a child process that shares this terminal, and forwards termination signals to it.
 * @param args the arguments of `node`: its options, the script and the arguments of the script
 */
export function startNode(args: string[], options: SpawnOptions = {}): ChildProcess {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', ...options });
  const forward = (signal: NodeJS.Signals) => {
    // A terminal sends Ctrl-C to child processes itself, and a second signal would make some of them exit without cleaning up.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  for (const signal of forwardedSignals) process.on(signal, forward);
  child.once('exit', () => {
    for (const signal of forwardedSignals) process.off(signal, forward);
  });
  return child;
}

/** Waits for a running child process to end. Resolves with its exit code, or with 128 + n if signal n ended it. */
export function waitForExit(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM']));
  });
}

/** Runs a Node script and returns its exit code. */
export const runNode = (args: string[], options?: SpawnOptions): Promise<number> =>
  waitForExit(startNode(args, options));

/** The absolute path of a script in node_modules, such as `astro/bin/astro.mjs`. */
export const packageScript = (file: string): string => path.join(root, 'node_modules', file);
