import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates when somebody reaches for the island; `"at-once"` begins right away. Loses no click and no submit. */
    'client:intent'?: boolean | 'at-once';
  }
}
