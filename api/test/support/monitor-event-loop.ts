import { monitorEventLoopDelay } from 'node:perf_hooks';

// Preloaded into a server process. At SIGUSR2 it prints how long the event loop was held at most since the last time, in
// milliseconds. A delay alone would also count the time in which other processes had the processor, so the hold is no more
// than the processor time that the thread used between two turns of the event loop.

/** Milliseconds between two samples, which every recorded delay contains. */
const resolution = 1;

const delays = monitorEventLoopDelay({ resolution });
delays.enable();

let longestRun = 0;
let used = readProcessorTime();
setInterval(() => {
  const now = readProcessorTime();
  longestRun = Math.max(longestRun, now - used);
  used = now;
}, resolution).unref();

function readProcessorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

process.on('SIGUSR2', () => {
  const longestDelay = delays.max / 1e6 - resolution;
  console.log(`event loop held: ${Math.min(longestDelay, longestRun).toFixed(1)}`);
  delays.reset();
  longestRun = 0;
});
