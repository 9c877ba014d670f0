import { setTimeout as wait } from 'node:timers/promises';
import { watchTask } from './watch-task.ts';

/** A request that is sent repeatedly during a task. */
export interface Probe {
  /** Identifies the request when a test fails. */
  name: string;
  url: string;
  options?: () => Promise<RequestInit>;
  /** The statuses that a reply may have. */
  expected: readonly number[];
}

export interface ProbeResult {
  /** How many replies had each status. */
  statuses: Record<number, number>;
  /** Milliseconds that the slowest reply took. */
  slowest: number;
}

/** Milliseconds after which a request counts as not answered; longer than any limit that a test checks. */
const timeout = 20_000;

/**
 * Sends requests one after another, without retrying any that gets no reply, and measures how long each takes.
 * @throws when a request gets no reply, or a reply with an unexpected status.
 */
async function probeUntil(isOver: () => boolean, { name, url, options, expected }: Probe): Promise<ProbeResult> {
  const result: ProbeResult = { statuses: {}, slowest: 0 };
  while (!isOver()) {
    const prepared = await options?.();
    const start = performance.now();
    const reply = await fetch(url, { ...prepared, signal: AbortSignal.timeout(timeout) });
    const text = await reply.text();
    result.slowest = Math.max(result.slowest, performance.now() - start);
    const { status } = reply;
    if (!expected.includes(status)) throw new Error(`${name}: ${status} ${text.slice(0, 300)}`);
    result.statuses[status] = (result.statuses[status] ?? 0) + 1;
    await wait(50);
  }
  return result;
}

/** Sends the requests of all probes during a task. @returns their results, added up */
export async function probeDuring(task: Promise<unknown>, probes: readonly Probe[]): Promise<ProbeResult> {
  const { ended, hasEnded } = watchTask(task);
  const [, ...results] = await Promise.all([ended, ...probes.map((probe) => probeUntil(hasEnded, probe))]);
  return addUp(results);
}

/** Adds up the results of several probes, or of the same probe in several rounds. */
export function addUp(results: readonly ProbeResult[]): ProbeResult {
  const total: ProbeResult = { statuses: {}, slowest: 0 };
  for (const { statuses, slowest } of results) {
    total.slowest = Math.max(total.slowest, slowest);
    for (const [status, count] of Object.entries(statuses))
      total.statuses[Number(status)] = (total.statuses[Number(status)] ?? 0) + count;
  }
  return total;
}

/** Waits until a server is ready. @returns how long it took, in milliseconds */
export async function waitUntilReady(origin: string): Promise<number> {
  const start = performance.now();
  while ((await fetch(`${origin}/ready`)).status !== 200) await wait(100);
  return performance.now() - start;
}
