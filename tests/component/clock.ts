import { vi } from 'vitest';

/** Stops timers and date of the page; only `vi.advanceTimersByTime` moves them on. Requests take real time all the same. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'], now: Date.now() });
}

/** Advances the stopped clock, and waits until the page has rendered the result. */
export async function advance(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await rendered();
}

/** Waits until React has rendered what happened so far. It renders in tasks of its own, queued through a MessageChannel. */
export async function rendered(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) {
    const { port1, port2 } = new MessageChannel();
    const arrived = new Promise((resolve) => port1.addEventListener('message', resolve, { once: true }));
    port1.start();
    port2.postMessage(undefined);
    await arrived;
    port1.close();
  }
}
