import { availableParallelism } from 'node:os';
import { tooBusyFailure, waitForTurn } from './wait-for-turn.ts';

/** Runs a task as soon as there is capacity for it. */
export interface ConcurrencyLimit {
  <T>(task: () => Promise<T>): Promise<T>;
  countWaiting(): number;
}

/** Waits for a slot for the owner. Returns a function that releases the slot; calling it again has no effect. */
export type TakeSlot = (owner: string) => Promise<() => void>;

/** Runs a task after the earlier tasks with the same key. */
export type KeyedQueue = <T>(key: string, task: () => Promise<T>) => Promise<T>;

/**
 * How many heavy tasks of one kind may run at the same time. The limit leaves a core for other work, and at least two of the four
 * libuv threads, which Node shares between password hashing and file access.
 */
export const maxHeavyTasks = Math.max(1, Math.min(2, availableParallelism() - 1));

/**
 * Limits how many tasks run at the same time, and queues up to `maxWaiting` more.
 * @throws Failure `unavailable` when the queue is full, so that a flood of requests fails fast.
 */
export function createConcurrencyLimit(maxRunning: number, maxWaiting: number): ConcurrencyLimit {
  const queue: (() => void)[] = [];
  let running = 0;

  async function start(): Promise<void> {
    if (running < maxRunning) {
      running++;
      return;
    }
    if (queue.length >= maxWaiting) throw tooBusyFailure();
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  function finish(): void {
    // A waiting task takes over the slot, so `running` stays the same.
    const next = queue.shift();
    if (next) next();
    else running--;
  }

  async function run<T>(task: () => Promise<T>): Promise<T> {
    await start();
    try {
      return await task();
    } finally {
      finish();
    }
  }

  return Object.assign(run, { countWaiting: () => queue.length });
}

interface OwnerSlotLimits {
  /** Slots for all owners together. */
  max: number;
  maxPerOwner: number;
  maxWaitingPerOwner: number;
  /** Milliseconds that a request may wait for a slot. */
  maxWait: number;
}

/**
 * Limits how many slots are taken, in total and per owner, so that no owner can take every slot.
 * @throws Failure `unavailable` when too many requests of the owner are already waiting for a slot, or when this one has
 * waited too long.
 */
export function createOwnerSlots({ max, maxPerOwner, maxWaitingPerOwner, maxWait }: OwnerSlotLimits): TakeSlot {
  const taken = new Map<string, number>();
  let queue: { owner: string; start: () => void }[] = [];
  let total = 0;

  const countOf = (owner: string) => taken.get(owner) ?? 0;
  const hasFreeSlot = (owner: string) => total < max && countOf(owner) < maxPerOwner;

  function take(owner: string): void {
    total++;
    taken.set(owner, countOf(owner) + 1);
  }

  function release(owner: string): void {
    total--;
    if (countOf(owner) > 1) taken.set(owner, countOf(owner) - 1);
    else taken.delete(owner);
    const next = queue.find((waiter) => hasFreeSlot(waiter.owner));
    if (!next) return;
    queue = queue.filter((waiter) => waiter !== next);
    take(next.owner);
    next.start();
  }

  function enter(owner: string, start: () => void): () => void {
    const waiter = { owner, start };
    queue.push(waiter);
    return () => {
      queue = queue.filter((other) => other !== waiter);
    };
  }

  return async (owner) => {
    if (hasFreeSlot(owner)) take(owner);
    else {
      if (queue.filter((waiter) => waiter.owner === owner).length >= maxWaitingPerOwner) throw tooBusyFailure();
      await waitForTurn(maxWait, (start) => enter(owner, start));
    }
    let isReleased = false;
    return () => {
      if (!isReleased) release(owner);
      isReleased = true;
    };
  };
}

/**
 * Runs the tasks with the same key in sequence, and tasks with different keys in parallel.
 * @param maxPerKey how many tasks may have the same key, including the one that is running
 * @throws Failure `unavailable`, as a rejection, when a key has that many tasks already.
 */
export function createKeyedQueue(maxPerKey = 32): KeyedQueue {
  const queues = new Map<string, { last: Promise<unknown>; length: number }>();

  return async (key, task) => {
    const queue = queues.get(key) ?? { last: Promise.resolve(), length: 0 };
    if (queue.length >= maxPerKey) throw tooBusyFailure();
    const result = queue.last.then(task);
    const leave = () => {
      if (--queue.length === 0) queues.delete(key);
    };
    queue.length++;
    queue.last = result.then(leave, leave);
    queues.set(key, queue);
    return result;
  };
}
