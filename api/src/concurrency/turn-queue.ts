import { setImmediate as nextTurn } from 'node:timers/promises';

/** Runs synchronous work after all earlier work, in a turn of the event loop of its own. */
export type RunInOwnTurn = <T>(work: () => T) => Promise<T>;

/**
 * Creates a queue for work that takes a millisecond or so. Without it, simultaneous requests would do all of their work in the same
 * turn of the event loop, and every other request would have to wait until it ends.
 */
export function createTurnQueue(): RunInOwnTurn {
  let previous: Promise<unknown> = Promise.resolve();

  return (work) => {
    const result = previous.then(work);
    previous = result.then(
      () => nextTurn(),
      () => nextTurn(),
    );
    return result;
  };
}
