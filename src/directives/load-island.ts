import { showLoadFailure } from './load-failure.ts';

/** Specification, section 9: script part load time-out, in ms. */
const loadTimeout = 120_000;

interface Options {
  /** Fetches the island's code; what it gives brings the island to life. */
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
export function loadIsland(island: HTMLElement, { load, aliveEvent, onAlive, onFailure }: Options): () => void {
  let removeNotice: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout>;

  const attempt = () => {
    timer = setTimeout(fail, loadTimeout);
    load()
      .then((enliven) => enliven())
      .catch(fail);
  };
  const fail = () => {
    clearTimeout(timer);
    if (removeNotice) return;
    onFailure?.();
    removeNotice = showLoadFailure(island, tryAgain);
  };
  const tryAgain = () => {
    if (!removeNotice) return;
    clearNotice();
    askAnew(island);
    attempt();
  };
  const clearNotice = () => {
    removeNotice?.();
    removeNotice = undefined;
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

/** Under the same address the browser would go on waiting for an answer that never comes. */
function askAnew(island: HTMLElement): void {
  for (const name of ['component-url', 'renderer-url']) {
    const address = island.getAttribute(name)?.split('?')[0];
    if (address) island.setAttribute(name, `${address}?again=${Date.now()}`);
  }
}
