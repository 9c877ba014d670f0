import { vi } from 'vitest';

/** Stops timers and date of the page; only `vi.advanceTimersByTime` moves them on. Requests take real time all the same. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'], now: Date.now() });
}
