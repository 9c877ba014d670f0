import type { Role } from '@kindcrate/contract/accounts';
import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Hydrates when somebody reaches for the island; `"at-once"` begins right away, `"at-once:staff"` for those of that role,
     * `"draft:contact"` when a draft of that form is kept. Loses no click and no submit.
     */
    'client:intent'?: boolean | 'at-once' | `at-once:${Role}` | `draft:${string}`;
    /** Brings the island to life when it is scrolled into sight, and says so when its code does not arrive. */
    'client:viewport'?: boolean;
  }
}
