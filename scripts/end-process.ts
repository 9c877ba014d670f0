import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Whether a child process has exited or could not be started. A process that a signal ended has no exit code. */
export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** Sends a signal to a child process, unless it has already ended, and waits until it has. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
