import { Failure } from '../failure.ts';

/**
 * Waits in a queue until `start` is called.
 * @param maxWait milliseconds
 * @param enter adds `start` to the queue; returns a function that removes it
 * @throws Failure `unavailable` when `start` was not called in time.
 */
export function waitForTurn(maxWait: number, enter: (start: () => void) => () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = enter(() => {
      clearTimeout(timer);
      resolve();
    });
    const timer = setTimeout(() => {
      leave();
      reject(tooBusyFailure(10));
    }, maxWait);
  });
}

/** @param retryAfter seconds */
export function tooBusyFailure(retryAfter = 2): Failure {
  return new Failure('unavailable.busy', { retryAfter });
}
