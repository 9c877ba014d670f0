import type { ClientDirective } from 'astro';
import { loadIsland } from './load-island.ts';

/**
 * `client:sight`: brings an island to life when it is scrolled into sight. Unlike Astro's `client:visible` it says so when the
 * island's code does not arrive.
 */
const sight: ClientDirective = (load, _options, island) => {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    loadIsland(island, { load, aliveEvent: 'astro:hydrate' });
  });
  // The island itself has no box.
  for (const child of island.children) observer.observe(child);
};

export default sight;
