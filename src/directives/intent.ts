import type { ClientDirective } from 'astro';
import { draftPrefix } from '../lib/storage-keys.ts';
import { prefetchSendScripts } from './fetch-scripts.ts';
import { hydrateIsland } from './hydrate-island.ts';
import { keepInteraction } from './keep-interaction.ts';

const intents = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * `client:intent`: hydrates an island on the first sign of intent, and loses no interaction before the island is ready: a submit, or
 * a click on a plain button, is kept and repeated afterward. Typed text, files and choices need no help: inputs
 * are uncontrolled, so the browser keeps them.
 * `client:intent="immediately"` hydrates immediately on guarded pages, and after the first paint on other pages;
 * `client:intent="immediately:staff,volunteer"` does so only for those roles, and `client:intent="draft:contact"` only when there
 * is a draft of the contact form to restore (ui/form/drafts.ts).
 */
const intent: ClientDirective = (load, options, island) => {
  const interaction = keepInteraction(island);
  let retry: (() => void) | undefined;

  const start = () => {
    if (retry) return;
    for (const name of intents) island.removeEventListener(name, start);
    retry = hydrateIsland(island, {
      load,
      onHydrated: interaction.replay,
      onFailure: interaction.release,
    });
  };

  const prefetch = ({ target }: Event) => {
    if ((target as Element).closest('[type=submit]')) prefetchSendScripts(island);
  };

  for (const name of intents) {
    island.addEventListener(name, start, { passive: true });
    // Not removed when hydration starts, because the code that sends the form may still have to be fetched.
    island.addEventListener(name, prefetch, { passive: true });
  }
  interaction.onKept(({ type }) => {
    start();
    if (type === 'submit') prefetchSendScripts(island);
    // After a failure, another click or submit retries.
    retry?.();
  });
  const startWithoutIntent = () => {
    // A page that is prerendered may never be seen, so its islands must send no requests and end no session.
    if (document.prerendering || !(isImmediate(options.value) || hasDraft(options.value))) return;
    // A guarded page shows nothing useful before its island is ready. Other pages show their text first: code that is fetched
    // at the same time would delay it on a slow connection.
    if (document.documentElement.dataset.guarded === undefined) afterPaint(start);
    else start();
  };
  startWithoutIntent();
  document.addEventListener('prerenderingchange', startWithoutIntent);
};

export default intent;

/**
 * Runs an idempotent task after the first paint, and again after one second, because a page in a background tab reports no paint. The
 * task may also run after later paints.
 */
function afterPaint(task: () => void): void {
  new PerformanceObserver(task).observe({ type: 'paint', buffered: true });
  setTimeout(task, 1000);
}

function isImmediate(value: string): boolean {
  // Astro passes `true` for a directive without a value.
  const [when, roles] = String(value).split(':');
  const { role = '' } = document.documentElement.dataset;
  return when === 'immediately' && (roles === undefined || roles.split(',').includes(role));
}

/**
 * Whether `localStorage` or `sessionStorage` has a draft of a form, such as `draft:contact`. Its key may end with an account's id;
 * a draft of any account counts.
 */
function hasDraft(name: string): boolean {
  try {
    return (
      name.startsWith(draftPrefix) &&
      Object.keys({ ...localStorage, ...sessionStorage }).some((key) => key.startsWith(name))
    );
  } catch {
    // The browser blocks storage, so there are no drafts.
    return false;
  }
}
