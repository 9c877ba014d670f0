import type { ClientDirective } from 'astro';
import { keepFirstInteraction } from './first-interaction.ts';
import { hydrateIsland } from './load-island.ts';
import { readyEvent } from './ready.ts';

const intents = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * `client:intent`: hydrates an island when somebody reaches for it, and loses nothing that is done before.
 * A click on a plain button or a submit that comes earlier is kept and done once, as soon as the island is ready.
 * Text, files and choices need no help: inputs are uncontrolled, so the browser keeps them.
 * With `client:intent="at-once"` the code is fetched without waiting for anybody; with `client:intent="at-once:staff"` for those
 * of that role; with `client:intent="draft:contact"` when there is a draft of that form to bring back (ui/form/drafts.ts).
 */
const intent: ClientDirective = (load, options, island) => {
  const act = keepFirstInteraction(island);
  let tryAgain: (() => void) | undefined;

  const start = () => {
    if (tryAgain) return;
    for (const name of intents) island.removeEventListener(name, start);
    tryAgain = hydrateIsland(island, { load, aliveEvent: readyEvent, onAlive: act.replay, onFailure: act.release });
  };

  for (const name of intents) island.addEventListener(name, start, { passive: true });
  act.onCaught(() => {
    start();
    // Whoever presses again after a failure wants another try.
    tryAgain?.();
  });
  if (isAtOnce(options.value) || hasDraft(options.value)) start();
};

export default intent;

function isAtOnce(value: string): boolean {
  return value === 'at-once' || value === `at-once:${document.documentElement.dataset.role}`;
}

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
