import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { endProcess, hasEnded } from '../../scripts/end-process.ts';

const startSleep = () => spawn('sleep', ['60']);

test('ending a process sends it the given signal, and waits until it has ended', async () => {
  const child = startSleep();
  expect(hasEnded(child)).toBe(false);
  await endProcess(child, 'SIGTERM');
  expect([hasEnded(child), child.signalCode]).toEqual([true, 'SIGTERM']);
});

test('ending a process returns immediately if it has exited, was killed, or could not be started', async () => {
  const exited = spawn('true');
  await once(exited, 'exit');
  const killed = startSleep();
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  const missing = spawn('/no/such/program');
  await expect(once(missing, 'spawn')).rejects.toThrow('ENOENT');
  for (const child of [exited, killed, missing]) {
    expect(hasEnded(child)).toBe(true);
    await endProcess(child, 'SIGTERM');
  }
});
