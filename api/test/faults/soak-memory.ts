import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { childrenOf, memoryOf } from '../support/processes.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { lowestOf, type Sample } from './regression.ts';

/** Settings that make a server print its memory usage when it gets a SIGUSR2. */
export const memorySettings = {
  NODE_OPTIONS: `--import ${path.join(import.meta.dirname, '../support/monitor-memory.ts')}`,
};

/** The memory of a server over time, in MB. */
export interface MemoryCurve {
  /** What the objects and buffers of the server take up after a garbage collection. */
  inUse: Sample[];
  /** The resident memory, including what V8 and the C library keep for reuse. */
  resident: Sample[];
  /** The highest memory use of the server and its child processes together. */
  peak: number;
}

/** Milliseconds between two measurements. */
const interval = 1_000;
/** Milliseconds to wait for the server to print its memory usage. */
const timeout = 30_000;

/** Reads the memory every second until `isOver` returns true. */
export async function readMemoryUntil(isOver: () => boolean, server: ServerProcess): Promise<MemoryCurve> {
  const curve: MemoryCurve = { inUse: [], resident: [], peak: 0 };
  const start = performance.now();
  while (!isOver()) {
    const { inUse, resident } = await readMemory(server);
    const childMemory = childrenOf(server.process.pid).reduce((sum, child) => sum + memoryOf(child).now / 1e6, 0);
    const at = (performance.now() - start) / 3_600_000;
    curve.inUse.push({ at, value: inUse });
    curve.resident.push({ at, value: resident });
    curve.peak = Math.max(curve.peak, resident + childMemory);
    await wait(interval);
  }
  return curve;
}

/** Reads the memory, in MB, after a garbage collection of the server. @throws when the server does not print it in time */
async function readMemory({ process: child, output }: ServerProcess): Promise<{ inUse: number; resident: number }> {
  const printed = output().length;
  const end = performance.now() + timeout;
  child.kill('SIGUSR2');
  while (performance.now() < end) {
    const [, inUse, resident] = /memory: (\S+) MB in use, (\S+) MB resident\n/.exec(output().slice(printed)) ?? [];
    if (inUse && resident) return { inUse: Number(inUse), resident: Number(resident) };
    await wait(20);
  }
  throw new Error('The server did not print its memory usage');
}

/** Formats the lowest value of each minute. */
export const formatByMinute = (samples: Sample[]) =>
  lowestOf(samples, 1 / 60)
    .map(({ value }) => value.toFixed(0))
    .join(' ');
