import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Hydrates when somebody reaches for the island; `"at-once"` begins right away, `"draft:contact"` when a draft of that form is
     * kept. Loses no click and no submit.
     */
    'client:intent'?: boolean | 'at-once' | `draft:${string}`;
    /** Brings the island to life when it is scrolled into sight, and says so when its code does not arrive. */
    'client:sight'?: boolean;
  }
}
