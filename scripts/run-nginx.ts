import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endProcess, hasEnded } from './end-process.ts';
import { findNginx } from './nginx.mjs';

/** In ms */
const startTimeout = 10_000;

/**
 * Starts nginx with the `nginx.conf` in a folder, where nginx also keeps its other files, and waits until it listens.
 * @param port a port that nginx.conf listens on
 * @returns a function that stops nginx
 * @throws with what nginx printed, if it does not start.
 */
export async function runNginx(folder: string, port: number): Promise<() => Promise<void>> {
  const args = ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', path.join(folder, 'error.log')];
  const child = spawn(findNginx() ?? 'nginx', [...args, '-g', 'daemon off;'], { stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  child.once('error', ({ message }) => {
    printed += message;
  });
  const deadline = Date.now() + startTimeout;
  while (!(await isOpen(port))) {
    if (hasEnded(child) || Date.now() > deadline) {
      await endProcess(child, 'SIGKILL');
      throw new Error(`nginx did not start: ${printed}`);
    }
    await sleep(25);
  }
  return () => endProcess(child, 'SIGTERM');
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const report = (result: boolean) => () => {
      socket.destroy();
      resolve(result);
    };
    socket.once('connect', report(true)).once('error', report(false));
  });
}
