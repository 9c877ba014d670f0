import type { ClientDirective } from 'astro';
import { keepFirstAct } from './first-act.ts';
import { showLoadFailure } from './load-failure.ts';
import { readyEvent } from './ready.ts';

/** Specification, section 9: script part load time-out, in ms. */
const loadTimeout = 120_000;
const intents = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * `client:intent`: hydrates an island when somebody reaches for it, and loses nothing that is done before.
 * A click on a plain button or a submit that comes earlier is kept and done once, as soon as the island is ready.
 * Text, files and choices need no help: inputs are uncontrolled, so the browser keeps them.
 * With `client:intent="at-once"` the code is fetched without waiting for anybody; with `client:intent="draft:contact"` when there
 * is a draft of that form to bring back (islands/form/drafts.ts).
 */
const intent: ClientDirective = (load, options, island) => {
  const act = keepFirstAct(island);
  let started = false;

  const start = async () => {
    if (started) return;
    started = true;
    for (const name of intents) island.removeEventListener(name, start);
    try {
      await hydrated(load, island);
      act.replay();
    } catch {
      act.release();
      showLoadFailure(island, () => {
        started = false;
        void start();
      });
    }
  };

  for (const name of intents) island.addEventListener(name, start, { passive: true });
  act.onCaught(start);
  if (options.value === 'at-once' || hasDraft(options.value)) void start();
};

export default intent;

/** Whether the browser keeps anything whose name begins like this, whoever's it is. */
function hasDraft(name: string): boolean {
  try {
    return (
      name.startsWith('draft:') &&
      Object.keys({ ...localStorage, ...sessionStorage }).some((key) => key.startsWith(name))
    );
  } catch {
    return false;
  }
}

/** Resolves when the island's handlers are attached; rejects when its code fails or takes too long. */
function hydrated(load: () => Promise<() => Promise<void>>, island: HTMLElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, loadTimeout);
    const end = () => {
      clearTimeout(timer);
      island.removeEventListener('astro:hydration-error', fail);
      island.removeEventListener(readyEvent, succeed);
    };
    const succeed = () => {
      end();
      resolve();
    };
    const fail = (event: Event) => {
      event.preventDefault();
      end();
      reject();
    };
    island.addEventListener('astro:hydration-error', fail);
    island.addEventListener(readyEvent, succeed);
    load()
      .then((hydrate) => hydrate())
      .catch(reject);
  });
}
