import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');

const deadly = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Starts one of Node's scripts as a child, on this terminal. A signal that asks us to end is passed on to it. */
export function startNode(parameters: string[], options: SpawnOptions = {}): ChildProcess {
  const child = spawn(process.execPath, parameters, { cwd: root, stdio: 'inherit', ...options });
  const pass = (signal: NodeJS.Signals) => {
    // A terminal tells our children of Ctrl-C itself; twice makes some of them leave without tidying up.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  for (const signal of deadly) process.on(signal, pass);
  child.once('exit', () => {
    for (const signal of deadly) process.off(signal, pass);
  });
  return child;
}

/** The exit code of a child that has ended or will: 128 + n when signal n ended it. */
export function exitCode(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM']));
  });
}

/** Runs one of Node's scripts to its end and gives its exit code. */
export const runNode = (parameters: string[], options?: SpawnOptions): Promise<number> =>
  exitCode(startNode(parameters, options));

/** The file behind a command of node_modules/.bin, for the functions above. */
export const packageScript = (file: string): string => path.join(root, 'node_modules', file);
