import { monitorEventLoopDelay } from 'node:perf_hooks';

// Preloaded into a server process. On SIGUSR2 it prints the longest time, in milliseconds, that the event loop was blocked
// since the last SIGUSR2. The delay of the event loop also includes time in which other processes had the processor, so the
// printed time is limited to the processor time that the thread used between two turns of the event loop.

/** Milliseconds between two samples. Every recorded delay includes this interval. */
const resolution = 1;

const delays = monitorEventLoopDelay({ resolution });
delays.enable();

let longestRun = 0;
let lastProcessorTime = readProcessorTime();
setInterval(() => {
  const now = readProcessorTime();
  longestRun = Math.max(longestRun, now - lastProcessorTime);
  lastProcessorTime = now;
}, resolution).unref();

function readProcessorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

process.on('SIGUSR2', () => {
  const longestDelay = delays.max / 1e6 - resolution;
  console.log(`event loop blocked: ${Math.min(longestDelay, longestRun).toFixed(1)}`);
  delays.reset();
  longestRun = 0;
});
