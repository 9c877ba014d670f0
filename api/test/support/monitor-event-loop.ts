import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

// Preloaded into a server process. On SIGUSR2, prints the longest time, in milliseconds, that the event loop has been blocked
// since the last SIGUSR2. Event loop delay also includes time when other processes were using the CPU, so the printed time is
// limited to the most CPU time that the thread used between two consecutive turns of the event loop.

/** Milliseconds between two samples. Every recorded delay includes this interval. */
const resolution = 1;

const delays = monitorEventLoopDelay({ resolution });
delays.enable();

let longestRun = 0;
let lastCpuTime = readCpuTime();
setInterval(recordRun, resolution).unref();

function recordRun(): void {
  const now = readCpuTime();
  longestRun = Math.max(longestRun, now - lastCpuTime);
  lastCpuTime = now;
}

function readCpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

process.on('SIGUSR2', async () => {
  // Node handles signals before timers, so the delay that ends now is recorded only in one of the next turns.
  await sleep(5 * resolution);
  recordRun();
  const longestDelay = delays.max / 1e6 - resolution;
  console.log(`event loop blocked: ${Math.min(longestDelay, longestRun).toFixed(1)}`);
  delays.reset();
  longestRun = 0;
});
