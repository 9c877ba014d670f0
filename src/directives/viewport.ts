import type { ClientDirective } from 'astro';
import { hydrateIsland } from './hydrate-island.ts';

/**
 * `client:viewport`: hydrates an island when it is scrolled into view. Unlike Astro's `client:visible`, it shows a notice when the
 * island's code fails to load.
 */
const viewport: ClientDirective = (load, _options, island) => {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    hydrateIsland(island, { load, hydratedEvent: 'astro:hydrate' });
  });
  // `<astro-island>` is `display: contents`, so it has no box to observe.
  for (const child of island.children) observer.observe(child);
};

export default viewport;
