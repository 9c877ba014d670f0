import { collectGarbage } from './collect-garbage.ts';

// Preloaded into a server process. On SIGUSR2, collects garbage, and prints how many megabytes the objects and buffers of the process
// still take up. Resident memory also includes what V8 and the C library keep for later, so it is several times as large, and grows in
// steps.

process.on('SIGUSR2', () => {
  collectGarbage();
  const { rss, heapUsed, external } = process.memoryUsage();
  const inUse = heapUsed + external;
  console.log(`memory: ${(inUse / 1e6).toFixed(1)} MB in use, ${(rss / 1e6).toFixed(1)} MB resident`);
});
