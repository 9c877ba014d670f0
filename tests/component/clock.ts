import { vi } from 'vitest';

/**
 * Stops the page's timers and `Date`, which then advance only when `advance` is called or while Vitest polls. Requests still take
 * real time.
 */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'], now: Date.now() });
}

/** Advances the stopped clock, and waits until the page has rendered the result. */
export async function advance(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await waitForRender();
}

/**
 * Waits until React has rendered all changes so far. React queues its rendering through a MessageChannel, so a message sent
 * now arrives after the queued rendering. One message is not enough, because a render can queue another.
 */
export async function waitForRender(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) {
    const { port1, port2 } = new MessageChannel();
    const arrived = new Promise((resolve) => port1.addEventListener('message', resolve, { once: true }));
    port1.start();
    port2.postMessage(undefined);
    await arrived;
    port1.close();
  }
}
