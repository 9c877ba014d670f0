import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Preloaded into a server process. On SIGUSR2 it collects garbage, and prints the megabytes that are in use then. Under load, V8
// reserves four times as much heap as is used, and keeps it, so resident memory grows for a long time although nothing leaks.

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

process.on('SIGUSR2', () => {
  collectGarbage();
  const { rss, heapTotal, heapUsed } = process.memoryUsage();
  const inUse = rss - heapTotal + heapUsed;
  console.log(`memory: ${(inUse / 1e6).toFixed(1)} MB in use, ${(rss / 1e6).toFixed(1)} MB resident`);
});
