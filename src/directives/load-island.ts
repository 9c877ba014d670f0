import { fetchParts } from './fetch-parts.ts';
import { showLoadFailure } from './load-failure.ts';

/** Specification, section 9: script part load time-out, in ms. */
const loadTimeout = 120_000;

interface Options {
  /** Imports the island's code; what it gives brings the island to life. */
  load: () => Promise<() => Promise<void>>;
  /** The event by which the island says that it is alive. */
  aliveEvent: string;
  onAlive?: () => void;
  onFailure?: () => void;
}

/**
 * Fetches an island's code. When that fails or takes too long, a notice beside the island says so, with a button to try
 * again; code that comes after all takes the notice away.
 * @returns tries again at once when the last try has failed, as the button does
 */
export function hydrateIsland(island: HTMLElement, { load, aliveEvent, onAlive, onFailure }: Options): () => void {
  let removeNotice: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout>;
  let running = new AbortController();

  const attempt = () => {
    running.abort();
    running = new AbortController();
    const { signal } = running;
    timer = setTimeout(fail, loadTimeout);
    fetchParts(island, signal)
      .then(load)
      .then((enliven) => enliven())
      .catch(() => signal.aborted || fail());
  };
  const fail = () => {
    clearTimeout(timer);
    if (removeNotice) return;
    onFailure?.();
    removeNotice = showLoadFailure(island, tryAgain);
  };
  const clearNotice = () => {
    removeNotice?.();
    removeNotice = undefined;
  };
  const tryAgain = () => {
    if (!removeNotice) return;
    clearNotice();
    attempt();
  };
  island.addEventListener('astro:hydration-error', (event) => {
    event.preventDefault();
    fail();
  });
  island.addEventListener(
    aliveEvent,
    () => {
      clearTimeout(timer);
      clearNotice();
      onAlive?.();
    },
    { once: true },
  );
  attempt();
  return tryAgain;
}
