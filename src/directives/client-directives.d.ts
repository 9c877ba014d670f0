import type { Role } from '@kindcrate/contract/roles';
import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Hydrates on the first sign of intent: pointer, touch or focus. `"immediately"` hydrates immediately, `"immediately:staff"` does so
     * for that role, and `"draft:contact"` does so when a draft of that form exists. No click or submit is lost.
     */
    'client:intent'?: boolean | 'immediately' | `immediately:${Role}` | `draft:${string}`;
    /** Hydrates when the island is scrolled into view, and shows a notice when its code fails to load. */
    'client:viewport'?: boolean;
  }
}
