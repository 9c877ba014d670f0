import type { ClientDirective } from 'astro';
import { hydrateIsland } from './load-island.ts';

/**
 * `client:viewport`: brings an island to life when it is scrolled into sight. Unlike Astro's `client:visible` it says so when the
 * island's code does not arrive.
 */
const viewport: ClientDirective = (load, _options, island) => {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    hydrateIsland(island, { load, aliveEvent: 'astro:hydrate' });
  });
  // The island itself has no box.
  for (const child of island.children) observer.observe(child);
};

export default viewport;
