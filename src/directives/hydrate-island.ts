import { loadTimeout } from '../lib/fetch-code.ts';
import { fetchScripts } from './fetch-scripts.ts';
import { showLoadFailure } from './load-failure.ts';
import { readyEvent } from './ready.ts';

interface Options {
  /** Imports the island's code, and resolves to the function that hydrates it. */
  load: () => Promise<() => Promise<void>>;
  onHydrated: () => void;
  onFailure: () => void;
}

/**
 * Fetches an island's code and hydrates it. A failure or timeout shows a notice with a Retry button; code that arrives after
 * the timeout removes the notice again.
 * @returns a function that retries after a failure, as the button does
 */
export function hydrateIsland(island: HTMLElement, { load, onHydrated, onFailure }: Options): () => void {
  let removeNotice: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout>;
  let controller = new AbortController();

  const attempt = () => {
    controller.abort();
    controller = new AbortController();
    const { signal } = controller;
    timer = setTimeout(fail, loadTimeout);
    fetchScripts(island, signal)
      .then(load)
      .then((hydrate) => hydrate())
      .catch(() => {
        // A retry aborts the previous attempt; only the latest one may show the notice.
        if (!signal.aborted) fail();
      });
  };
  const fail = () => {
    clearTimeout(timer);
    if (removeNotice) return;
    onFailure();
    removeNotice = showLoadFailure(island, retry);
  };
  const clearNotice = () => {
    removeNotice?.();
    removeNotice = undefined;
  };
  const retry = () => {
    if (!removeNotice) return;
    clearNotice();
    attempt();
  };
  island.addEventListener('astro:hydration-error', (event) => {
    // Keeps Astro from logging the error, which the notice reports.
    event.preventDefault();
    fail();
  });
  island.addEventListener(
    readyEvent,
    () => {
      clearTimeout(timer);
      clearNotice();
      onHydrated();
    },
    { once: true },
  );
  attempt();
  return retry;
}
