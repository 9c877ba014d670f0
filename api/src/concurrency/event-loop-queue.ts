import { setImmediate as nextTurn } from 'node:timers/promises';

/** Runs synchronous work after all earlier work, in its own turn of the event loop. */
export type RunInOwnTurn = <T>(work: () => T) => Promise<T>;

/**
 * Creates a queue for work that takes about a millisecond. Without a queue, simultaneous requests would do all of their work in the
 * same turn of the event loop, and every other request would have to wait until the end of that turn.
 */
export function createEventLoopQueue(): RunInOwnTurn {
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
