import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates when somebody reaches for the island; `"at-once"` begins right away. Loses no click and no submit. */
    'client:intent'?: boolean | 'at-once';
    /** Brings the island to life when it is scrolled into sight, and says so when its code does not arrive. */
    'client:sight'?: boolean;
  }
}
